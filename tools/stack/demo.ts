import { styleText } from 'node:util';
import { makeProcesses, stopOnSignals } from './processes.ts';
import { dataDirOf } from './repository.ts';
import { type Stack, startStack } from './stack.ts';
import { urlBox } from './url-box.ts';

const begin = performance.now();
const tell = (sentence: string) => {
  const seconds = ((performance.now() - begin) / 1000).toFixed(0).padStart(3);
  process.stdout.write(`${styleText('dim', `${seconds} s`)}  ${styleText('bold', sentence)}\n`);
};

let stack: Stack | undefined;
stopOnSignals(async () => stack?.stop());

tell('Building, as for production …');
const builders = makeProcesses({ onUnexpectedEnd: () => {} });
await builders.run({ name: 'build', command: ['npm', 'run', 'build'] });

stack = await startStack({
  dataDir: dataDirOf('demo'),
  webPort: 3000,
  seed: true,
  logLevel: 'warn',
  databaseUrl: process.env.DATABASE_URL,
  redisUrl: process.env.REDIS_URL,
  tell,
  onCrash: () => process.exit(1),
});

const { urls, password } = stack;
process.stdout.write(
  urlBox('ismi runs', [
    ['Site', urls.web],
    ['API', `${urls.web}/api`],
    ['Mail inbox', urls.inbox],
    ['Family', `family@ismi.example   ${password}`],
    ['Administrator', `admin@ismi.example   ${password}`],
    ['PayPal simulator', `${urls.payPal}/_sim/state`],
    ['', 'Ctrl-C stops everything'],
  ]),
);
