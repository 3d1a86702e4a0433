import { makeProcesses, stopOnSignals } from './processes.ts';
import { dataDirOf } from './repository.ts';
import { type Stack, startStack } from './stack.ts';
import { urlBox } from './url-box.ts';
import { watchMails } from './watch-mails.ts';

let stack: Stack | undefined;
stopOnSignals(async () => stack?.stop());

const builders = makeProcesses({ onUnexpectedEnd: () => {} });
const buildMails = () =>
  builders.run({ name: 'mails', command: ['npm', 'run', 'build', '-w', '@ismi/mails'] });
await buildMails();

stack = await startStack({
  dataDir: dataDirOf('dev'),
  mode: 'development',
  webPort: 3000,
  databaseUrl: process.env.DATABASE_URL,
  redisUrl: process.env.REDIS_URL,
  tell: (sentence) => process.stdout.write(`${sentence}\n`),
  onCrash: () => process.exit(1),
});

const { urls, databaseUrl } = stack;
process.stdout.write(
  urlBox('ismi runs and reloads', [
    ['Site', urls.web],
    ['API', `${urls.api}/api`],
    ['Mail inbox', urls.inbox],
    ['PayPal simulator', `${urls.payPal}/_sim/state`],
    ['Database', databaseUrl],
    ['', 'Ctrl-C stops everything'],
  ]),
);

await watchMails(buildMails);
