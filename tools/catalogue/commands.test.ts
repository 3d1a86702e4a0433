import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ismi-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout } = spawnSync('node', [`tools/catalogue/${command}.ts`, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REFERENCE_DIR: join(folder, 'nowhere') },
  });
  return { status, stdout };
}

const figuresIn = (stdout: string): unknown =>
  JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');

test('the report passes without the reference tables and says that it skipped them', () => {
  const { status, stdout } = run('report');
  expect(stdout).toContain('skipped:');
  expect(status).toBe(0);
  expect(figuresIn(stdout)).toMatchObject({ reference: 'skipped', failedInvariants: 0 });
});

test('a sample is the same for the same seed', () => {
  expect(run('sample', '3', '7').stdout).toBe(run('sample', '3', '7').stdout);
});

test('a review sheet is printed, and accepted only with a name and a date', () => {
  const path = join(folder, 'sheet.md');
  const printed = run('review-sheet', '--out', path, '--ids', 'samad,maryam');
  expect(figuresIn(printed.stdout)).toMatchObject({ records: 2 });
  expect(readFileSync(path, 'utf8')).toContain('صَمَد');
  expect(run('review-sheet', '--take', path).status).not.toBe(0);
});
