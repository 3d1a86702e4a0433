import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ismi-sum-results-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const brokenFile = (assertionResults: object[]) => ({
  status: 'failed',
  name: 'broken.test.ts',
  message: 'Cannot find module\nat',
  assertionResults,
});

const vitest = (passed: number, failed: number, brokenFiles = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    ...Array.from({ length: brokenFiles }, () => brokenFile([])),
    {
      status: failed ? 'failed' : 'passed',
      name: 'some.test.ts',
      message: '',
      assertionResults: Array.from({ length: failed }, () => ({
        status: 'failed',
        fullName: 'a rule holds',
        failureMessages: ['expected 1 to be 2\nat'],
      })),
    },
  ],
});

const playwright = (expected: number, unexpected: number, flaky = 0, errors: object[] = []) => ({
  stats: { expected, unexpected, flaky, skipped: 1 },
  errors,
});

function sum(reports: Record<string, unknown>, ...failedStages: string[]) {
  const suites = Object.entries(reports).map(([name, report]) => {
    const file = join(dir, `${name}.json`);
    if (report !== undefined)
      writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    return `${name}=${file}`;
  });
  const flags = failedStages.flatMap((stage) => ['--stage-failed', stage]);
  const script = join(import.meta.dirname, 'sum-results.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...flags, ...suites], {
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

const all = { test: vitest(40, 0), e2e: playwright(2, 0) };

it.each([
  ['adds up what passed', all, [], '42 passed, 0 failed', 0],
  [
    'adds up what failed',
    { test: vitest(40, 1), e2e: playwright(1, 2) },
    ['test', 'e2e'],
    '41 passed, 3 failed',
    1,
  ],
  [
    'counts a file that broke before its first test',
    { ...all, test: vitest(40, 0, 1) },
    [],
    '42 passed, 1 failed',
    1,
  ],
  [
    'counts a flaky test as passed',
    { ...all, e2e: playwright(1, 0, 1) },
    [],
    '42 passed, 0 failed',
    0,
  ],
  [
    'counts an error outside of any test',
    { ...all, e2e: playwright(2, 0, 0, [{}]) },
    [],
    '42 passed, 1 failed',
    1,
  ],
  [
    'counts a missing report as a failure',
    { ...all, e2e: undefined },
    ['e2e'],
    '40 passed, 1 failed',
    1,
  ],
  [
    'counts a report it cannot read as a failure',
    { ...all, e2e: '{"stats"' },
    [],
    '40 passed, 1 failed',
    1,
  ],
  [
    'counts a suite without tests as a failure',
    { ...all, test: vitest(0, 0) },
    [],
    '2 passed, 1 failed',
    1,
  ],
  ['counts a stage without tests that failed', all, ['check'], '42 passed, 1 failed', 1],
  ['counts a suite that failed although its tests passed', all, ['test'], '42 passed, 1 failed', 1],
])('%s', (_title, reports, failedStages, line, status) => {
  const { stderr: _, ...told } = sum(reports, ...failedStages);
  expect(told).toEqual({ stdout: `${line}\n`, status });
});

it('counts a file that failed before its tests', () => {
  const report = vitest(40, 0);
  report.testResults.push(brokenFile([{ status: 'skipped', fullName: 'a rule' }]));
  expect(sum({ ...all, test: report }).stdout).toBe('42 passed, 1 failed\n');
});

it('repeats failures at the end', () => {
  const { stderr } = sum({ ...all, test: vitest(40, 1, 1) }, 'test');
  expect(stderr).toBe(
    'test: broken.test.ts: Cannot find module\ntest: a rule holds: expected 1 to be 2\n',
  );
});
