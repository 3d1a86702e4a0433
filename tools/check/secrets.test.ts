import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { REPOSITORY } from '../stack/repository.ts';
import { runTool } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'ismi-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `check:secrets` on one file with these lines. */
function scan(lines: readonly string[]) {
  const file = join(folder, 'deploy.txt');
  writeFileSync(file, lines.join('\n'));
  return runTool('secretlint', [file], REPOSITORY);
}

// Assembled here, or the check would find this file.
const VALUE = 'a1B2c3D4e5'.repeat(4);
const PLANTED = [
  ['a token of GitHub', `ghp_${VALUE.slice(0, 36)}`],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY----- ${VALUE}`],
  ['a key of a model provider', `sk-${VALUE}`],
  ['a key of AWS', `AKIA${VALUE.slice(0, 16).toUpperCase()}`],
  ['a key of Google', `AIza${VALUE.slice(0, 35)}`],
  ['a secret of Google', `GOCSPX-${VALUE}`],
  ['a signed token', ['eyJ', '.eyJ', '.'].map((part) => part + VALUE).join('')],
  ['a password in an address', `smtps://ismi:${VALUE}@mail.example:465`],
  ['a secret of ours', `LASTING_SECRET${'='}${VALUE}`],
] as const;

test('a planted key of each kind is found, and not repeated', () => {
  const { status, stdout } = scan(PLANTED.map(([, text]) => text));
  const isFound = (line: number) => new RegExp(`^ +${line}:\\d+ +error`, 'm').test(stdout);
  expect(PLANTED.filter((_, index) => !isFound(index + 1))).toEqual([]);
  expect(stdout.toLowerCase()).not.toContain(VALUE.slice(0, 12).toLowerCase());
  expect(status).toBe(1);
});

test('examples are not secrets', () => {
  const { status, stdout } = scan([
    'LASTING_SECRET=',
    'postgres://ismi:…@database/ismi',
    'smtps://user:password@smtp.example:465',
    'postgres://127.0.0.1:5432/ismi',
  ]);
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
