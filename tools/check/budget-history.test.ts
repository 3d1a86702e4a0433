import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { historyOf } from './budget-history.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ismi-history-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@ismi.example'];
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: root });
function commit(text: string): void {
  writeFileSync(join(root, 'file'), text);
  git('add', 'file');
  git('commit', '--quiet', '--message', text);
}

test('every version of a file, oldest first', () => {
  git('init', '--quiet');
  commit('one');
  commit('two');
  expect(historyOf('file', root)).toEqual({ versions: ['one', 'two'], isWhole: true });
});

test('a checkout of only the last commit reports that older ones are missing', () => {
  git('init', '--quiet');
  commit('one');
  commit('two');
  git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, 'shallow');
  expect(historyOf('file', join(root, 'shallow'))).toEqual({ versions: ['two'], isWhole: false });
});

test('a folder without commits, or without git, has no history', () => {
  expect(historyOf('file', root)).toEqual({ versions: [], isWhole: false });
  git('init', '--quiet');
  expect(historyOf('file', root)).toEqual({ versions: [], isWhole: false });
});
