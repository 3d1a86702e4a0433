import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../stack/repository.ts';
import { listSources } from './sources.ts';

const DECISIONS = 'docs/decisions';
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

/** Links in legal documents are pages of the site; the notices quote licences; their source is read from the root. */
const EXCLUDED = /^apps\/web\/app\/features\/legal\/|^THIRD-PARTY-NOTICES\.md$|^tools\/notices\//;

const brokenLinksOf = (path: string): string[] =>
  [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(REPOSITORY, dirname(path), target)))
    .map((target) => `${path}: ${target}`);

test('every link between documents leads to a file', () => {
  const documents = listSources(REPOSITORY).filter(
    (path) => path.endsWith('.md') && !EXCLUDED.test(path),
  );
  expect(documents.flatMap(brokenLinksOf)).toEqual([]);
});

test('the index lists every decision once, by its title in the form "noun phrase: choice"', () => {
  const titles = readdirSync(join(REPOSITORY, DECISIONS))
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const title = /^# (.+: .+)$/m.exec(read(`${DECISIONS}/${file}`))?.[1];
      return `- [${file.slice(0, 4)}](${file}) – ${title}`;
    });
  const listed = read(`${DECISIONS}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  expect(listed.sort()).toEqual(titles.sort());
});
