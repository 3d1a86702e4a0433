import type { Stack } from '../stack/stack.ts';

/** One process of a stack: `api-1`, `web-2`, `inbox`, … */
export function findProcess(stack: Stack, name: string) {
  const found = stack.processes.all().find((process) => process.name === name);
  if (!found) throw new Error(`no process is called ${name}`);
  return found;
}
