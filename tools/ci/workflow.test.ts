import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../stack/repository.ts';

interface Job {
  steps: { run?: string }[];
  strategy?: { matrix: { include: { stage: string; run: string }[] } };
}

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

/** The commands that `.ci/run` wraps in functions; reporters are left out. */
const FUNCTIONS: Record<string, string> = {
  run_tests: 'npm test',
  run_journeys: 'npm run e2e',
};
/** Steps of every job in the workflow. */
const PREPARATION = ['system', 'install'];

function stagesOfScript(): Record<string, string> {
  const stages = [...read('.ci/run').matchAll(/^ *stage (\S+) (.+)$/gm)]
    .filter(([, name = '']) => !PREPARATION.includes(name))
    .map(([, name = '', command = '']) => [
      name,
      (FUNCTIONS[command] ?? command).replace(
        /^with_services /,
        'node tools/stack/with-test-services.ts ',
      ),
    ]);
  return Object.fromEntries(stages);
}

function stagesOfWorkflow(): Record<string, string> {
  const { jobs }: { jobs: Record<string, Job> } = parse(read('.github/workflows/ci.yml'));
  const stages = Object.entries(jobs).flatMap(([name, { steps, strategy }]) =>
    strategy
      ? strategy.matrix.include.map(({ stage, run }) => [stage, run])
      : [[name, steps.findLast(({ run }) => run)?.run ?? '']],
  );
  return Object.fromEntries(stages);
}

test('the workflow runs the stages of .ci/run, each by the same command', () => {
  expect(stagesOfWorkflow()).toEqual(stagesOfScript());
});
