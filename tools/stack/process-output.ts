import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

/** Handles the output of a process. */
export type Output = (name: string, child: ChildProcess) => void;

const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
const colourOf = new Map<string, (typeof COLOURS)[number]>();

/** Prints each line to our terminal with the name of its process. */
export const terminalOutput: Output = (name, child) => {
  const colour = colourOf.get(name) ?? COLOURS[colourOf.size % COLOURS.length] ?? 'cyan';
  colourOf.set(name, colour);
  const prefix = styleText(colour, name.padEnd(8));
  for (const [from, to] of [
    [child.stdout, process.stdout] as const,
    [child.stderr, process.stderr] as const,
  ]) {
    if (from)
      createInterface({ input: from }).on('line', (line) => to.write(`${prefix} ${line}\n`));
  }
};

/** Writes the output of a process to `<name>.log`; keeps the terminal free. */
export function fileOutput(dir: string): Output {
  mkdirSync(dir, { recursive: true });
  return (name, child) => {
    const file = createWriteStream(join(dir, `${name}.log`), { flags: 'a' });
    child.stdout?.pipe(file, { end: false });
    child.stderr?.pipe(file, { end: false });
    child.once('close', () => file.end());
  };
}
