import { readConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { grantAdmin } from '../features/auth/operator-accounts.service.ts';
import { forgetSecondFactor } from '../features/auth/second-factor.service.ts';
import { SWITCH_USAGE, switchCommand } from '../features/switches/switch-command.service.ts';
import { jobsThrough, openBoss } from '../jobs/queue.ts';
import { systemClock } from '../lib/clock.ts';
import { makeLog } from '../lib/log.ts';

type Deps = Parameters<typeof forgetSecondFactor>[0];
interface Command {
  /** Returns a sentence; undefined when nothing was changed because of a mistake. */
  run(deps: Deps, ...words: string[]): Promise<string | undefined>;
  usage: string;
}

/** The operator's commands: `npm run cli -- grant-admin name@example.org`. */
const COMMANDS: Record<string, Command> = {
  'grant-admin': {
    run: async (deps, email = '') =>
      (await grantAdmin(deps, email)) ? `${email} is an administrator` : undefined,
    usage: 'grant-admin <the proven address of an account>',
  },
  'forget-second-factor': {
    run: async (deps, email = '', reason = '') =>
      reason !== '' && (await forgetSecondFactor(deps, email, reason))
        ? `${email} sets up a new second factor at the next sign-in`
        : undefined,
    usage: 'forget-second-factor <address of an administrator> <reason>',
  },
  switch: { run: switchCommand, usage: SWITCH_USAGE },
};

const [name = '', ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error('Which command? One of:');
  for (const { usage } of Object.values(COMMANDS)) console.error(usage);
  process.exit(1);
}
const config = readConfig();
const log = makeLog(config.logLevel, 'cli');
const { db, close } = openDatabase(config.database.url, 1, log);
const boss = openBoss(config.database.url, log, 'sender');
await boss.start();
const deps = { db, config, log, clock: systemClock, jobs: jobsThrough(boss) };
const output = await command.run(deps, ...words);
await boss.stop({ graceful: false });
await close();
console.log(output ?? `Nothing was changed. It takes:\n${command.usage}`);
if (!output) process.exitCode = 1;
