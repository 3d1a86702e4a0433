import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNameIndex, type NameForms } from '@ismi/catalogue/matching/name-index';
import { expect, onTestFinished, test } from 'vitest';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { distractorsFor } from './distractors.ts';
import { judge, questionsOf } from './judge.ts';
import { judgeFile } from './judge-file.ts';
import { readRows } from './rows.ts';

const named = (nameId: string, forms: readonly string[], popularity = 50): NameForms => ({
  nameId,
  forms: forms.map((form) => ({ form, role: 'accepted' })),
  popularity,
  gender: 'boy',
});
const NAMES = [
  named('ahmad', ['Ahmad', 'Ahmet', 'Ahmed']),
  named('kerem', ['Kerem']),
  named('karim', ['Karim', 'Kerim']),
];

async function fileWith(table: readonly (readonly string[])[]): Promise<string> {
  const dir = await makeThrowawayDir('search-questions');
  onTestFinished(dir.remove);
  const path = join(dir.path, 'questions.tsv');
  writeFileSync(path, `${table.map((cells) => cells.join('\t')).join('\n')}\n`);
  return path;
}

const PAIRS = [
  ['query', 'expected', 'type', 'grouping', 'evidence', 'ambiguous', 'split'],
  ['Achmed', 'Ahmad', 'variant', 'curated', '', '', 'dev'],
  ['Kerem', 'Karim', 'variant', 'curated', '', '', 'dev'],
  ['Ahmt', 'Ahmad', 'typo-drop', 'synthetic', '', '', 'dev'],
  ['Achmat', 'Ahmad', 'variant', 'auto-same-arabic', '', '', 'dev'],
  ['Zeyd', 'Zayd', 'variant', 'curated', '', '', 'dev'],
  ['Kamel', 'Kamil', 'variant', 'curated', '', 'ambiguous;also=Kamal,Karim', 'dev'],
];

test('of pairs only curated and synthetic ones are read, with other correct answers', async () => {
  const path = await fileWith(PAIRS);
  const rows = readRows(path);
  expect(rows.map(({ query, kind }) => [query, kind])).toEqual([
    ['Achmed', 'spelling'],
    ['Kerem', 'spelling'],
    ['Ahmt', 'typo'],
    ['Zeyd', 'spelling'],
    ['Kamel', 'spelling'],
  ]);
  expect(rows.at(-1)?.alsoRight).toEqual(['Kamal', 'Karim', 'Kamel']);
});

test('rows of the other columns accept every listed id', async () => {
  const path = await fileWith([
    ['set', 'query', 'canonical', 'name_id', 'lang', 'kind', 'indexed_from_regime', 'accepted_ids'],
    ['dev', 'Kamil', 'Kamil', '41', 'tr', 'canon', '1', '41'],
    ['dev', 'Kemal', 'Kemal', '40', 'tr', 'canon', '1', '40'],
    ['dev', 'Kamel', 'Kemal', '40', 'x', 'variant', '3', '40,41'],
    ['dev', 'Kmael', 'Kemal', '40', 'x', 'typo2', '9', '40'],
  ]);
  const rows = readRows(path);
  expect(rows.map(({ kind }) => kind)).toEqual(['spelling', 'spelling', 'spelling', 'worse']);
  expect(rows[2]?.alsoRight).toEqual(['Kemal', 'Kamil']);
});

test('a spelling that its file calls ambiguous may be a name of its own', async () => {
  const path = await fileWith([
    PAIRS[0] ?? [],
    ['Kerem', 'Karim', 'variant', 'curated', '', 'ambiguous;also=', 'dev'],
  ]);
  const [question] = questionsOf(readRows(path), NAMES);
  expect(question).toMatchObject({ right: new Set(['karim', 'kerem']), contested: false });
});

test('only names in the catalogue are searched, and contested spellings are known', async () => {
  const path = await fileWith(PAIRS);
  const questions = questionsOf(readRows(path), NAMES);
  expect(questions.map(({ row, contested }) => [row.query, contested])).toEqual([
    ['Achmed', false],
    ['Kerem', true],
    ['Ahmt', false],
  ]);
});

test('recall, false confidence and misses are counted', async () => {
  const questions = questionsOf(
    ['Ahmad', 'Karim', 'Kerem', 'Ahmed'].map((query) => ({
      query,
      kind: 'spelling',
      expected: query,
      alsoRight: [],
    })),
    NAMES,
  );
  const answers: Record<string, { nameId: string; score: number }[]> = {
    Ahmad: [{ nameId: 'ahmad', score: 1 }],
    Karim: [
      { nameId: 'kerem', score: 0.95 },
      { nameId: 'karim', score: 0.93 },
    ],
    Kerem: [
      { nameId: 'karim', score: 0.95 },
      { nameId: 'kerem', score: 0.85 },
    ],
    Ahmed: [],
  };
  expect(await judge(questions, (query) => answers[query] ?? [])).toMatchObject({
    rows: 4,
    recall1: 0.25,
    recall5: 0.75,
    falselyConfident: 0.25,
    missed: [
      'Karim is Karim, not kerem',
      'Kerem is Kerem, not karim',
      'Ahmed is Ahmed, not unknown',
    ],
  });
});

test('a file whose spellings are not found fails', async () => {
  const path = await fileWith(PAIRS);
  const { findings } = await judgeFile(path, NAMES, buildNameIndex(NAMES));
  expect(findings).toContainEqual(expect.stringContaining('spellings: recall1 is 0.5'));
});

test('invented names are the same in every run and have no real name’s spelling', () => {
  const made = distractorsFor(NAMES, 500);
  expect(distractorsFor(NAMES, 500)).toEqual(made);
  const forms = made.flatMap((name) => name.forms.map(({ form }) => form.toLowerCase()));
  expect(forms.length).toBeGreaterThanOrEqual(500);
  expect(forms).not.toContain('kerem');
});
