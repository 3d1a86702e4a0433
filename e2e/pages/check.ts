import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { report } from '../../tools/check/report.ts';
import { stopOnSignals } from '../../tools/stack/processes.ts';
import { type Stack, startStack } from '../../tools/stack/stack.ts';
import { makeThrowawayDir } from '../../tools/stack/throwaway-dir.ts';
import { inspectPage } from './inspect-page.ts';
import { runVisits, type VisitedPage } from './run-visits.ts';
import { setSeeded } from './sign-in-as.ts';
import { listSubjects } from './subjects.ts';
import { summarizeFindings } from './summarize-findings.ts';
import { planHydrations, planVisits } from './visits.ts';

/**
 * Checks every page of the page table in a real browser: the production build in every language, theme and width; then
 * React's development build, which reports hydration mismatches. `--short` is for CI and opens half of the pages, others after the
 * next commit; `--only=name-page,results` checks some pages.
 */
const turn = process.argv.includes('--short') ? countCommits() : undefined;
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7) ?? '';
const chosen = only.split(',');
const { subjects: all, pages } = listSubjects();
const subjects = all.filter(({ name }) => chosen.some((start) => name.startsWith(start)));
const dataDir = await makeThrowawayDir('pages');
const running: Stack[] = [];
const stopAll = async () => {
  for (const stack of running.toReversed()) await stack.stop();
  await dataDir.remove();
};
stopOnSignals(stopAll);

async function start(name: string, options: Partial<Parameters<typeof startStack>[0]>) {
  const dir = join(dataDir.path, name);
  const stack = await startStack({
    dataDir: dir,
    logLevel: 'warn',
    logDir: join(dir, 'logs'),
    ...options,
  });
  running.push(stack);
  return stack;
}

function countCommits(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' });
  return Number(stdout) || 0;
}

async function timed(work: () => Promise<VisitedPage[]>) {
  const begin = performance.now();
  const visited = await work();
  return { visited, seconds: Math.round((performance.now() - begin) / 1000) };
}

try {
  const product = await start('built', {
    seed: true,
    env: { every: { RATE_LIMIT_SCALE: '1000' }, web: { INSTAGRAM_ACCOUNT: 'ismi.example' } },
  });
  setSeeded(product);
  const built = await timed(() =>
    runVisits(product.urls.web, planVisits(subjects, turn), inspectPage),
  );
  // Shares the data of the running product. The API is a second one, because it accepts cookies only from its own origin.
  const { ACCESS_TOKEN_SECRET, LASTING_SECRET } = product.env;
  const development = await start('development', {
    mode: 'development',
    instances: { api: 1, worker: 0, web: 1 },
    env: { every: { ACCESS_TOKEN_SECRET, LASTING_SECRET, RATE_LIMIT_SCALE: '1000' } },
    databaseUrl: product.databaseUrl,
    redisUrl: product.redisUrl,
  });
  const hydrated = await timed(() =>
    runVisits(development.urls.web, planHydrations(subjects, turn)),
  );

  const remarks = summarizeFindings(built.visited, (page) => page.remarks);
  for (const remark of remarks) process.stdout.write(`remark: ${remark}\n`);
  report(
    [
      ...summarizeFindings(built.visited, (page) => page.findings),
      ...summarizeFindings(hydrated.visited, (page) => page.findings).map(
        (line) => `development: ${line}`,
      ),
    ],
    {
      check: 'pages',
      pages,
      subjects: subjects.length,
      visits: built.visited.length,
      seconds: built.seconds,
      hydrations: hydrated.visited.length,
      hydrationSeconds: hydrated.seconds,
      remarks: remarks.length,
    },
  );
} finally {
  await stopAll();
}
