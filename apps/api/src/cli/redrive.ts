import { readConfig } from '../config.ts';
import { JOB_NAMES } from '../jobs/jobs.ts';
import { deadLetterOf, openBoss } from '../jobs/queue.ts';
import { makeLog } from '../lib/log.ts';

/** `npm run redrive -- mail.send` puts the dead letters of a job back into its queue, once their cause is fixed. */
const wanted = process.argv[2];
const name = JOB_NAMES.find((known) => known === wanted);
if (!name) {
  console.error(`Which job? One of: ${JOB_NAMES.join(', ')}`);
  process.exit(1);
}
const config = readConfig();
const boss = openBoss(config.database.url, makeLog(config.logLevel, 'redrive'), 'sender');
await boss.start();
console.log(`${await boss.redrive(deadLetterOf(name))} jobs are back in ${name}`);
await boss.stop();
