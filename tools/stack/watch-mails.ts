import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REPOSITORY } from './repository.ts';

const SOURCES = join(REPOSITORY, 'packages/mails/src');

/** Rebuilds the mails after each change; API and worker then restart. Never returns. */
export async function watchMails(build: () => Promise<void>): Promise<void> {
  let changed = false;
  let building = false;

  async function buildWhileChanged(): Promise<void> {
    while (changed) {
      // An editor saves in several small writes.
      await pause(100);
      changed = false;
      await build().catch((error: Error) =>
        process.stderr.write(`${error.message}; waiting for the next change.\n`),
      );
    }
    building = false;
  }

  for await (const _change of watch(SOURCES, { recursive: true })) {
    changed = true;
    if (building) continue;
    building = true;
    void buildWhileChanged();
  }
}
