import { chooseTestPostgres, chooseTestRedis } from './test-services.ts';
import { signalGroup, spawnTethered } from './tethered-process.ts';

/**
 * `node with-test-services.ts <command> …` runs the command with TEST_DATABASE_URL and TEST_REDIS_URL set and exits with its
 * code. Stops whatever it started.
 */
const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('Say which command to run.');

const postgres = await chooseTestPostgres(process.env.TEST_DATABASE_URL);
const redis = await chooseTestRedis(process.env.TEST_REDIS_URL);
const command = spawnTethered(program, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => signalGroup(command, 'SIGTERM'));
}

command.once('exit', async (code) => {
  await redis.dispose();
  await postgres.dispose();
  process.exit(code ?? 1);
});
