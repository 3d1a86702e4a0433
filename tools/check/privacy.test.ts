import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RECIPIENTS } from '@ismi/contract';
import { LOCALES } from '@ismi/contract/locales';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';

const LEGAL = 'apps/web/app/features/legal';
// Imported by path, because tools import no app (see import-rules).
const load = (path: string) => import(pathToFileURL(resolve(path)).href);

interface Kept {
  topic: string;
  tables: readonly string[];
  kept: { days: number } | string;
}

const { RETAINED_DATA } = (await load(`${LEGAL}/retained-data.ts`)) as {
  RETAINED_DATA: readonly Kept[];
};
const { STORED_FACTS } = (await load(`${LEGAL}/stored-facts.ts`)) as {
  STORED_FACTS: Record<string, { where: 'cookie' | 'local' | 'session' }>;
};
const { ALL_STORED_KEYS } = (await load('apps/web/app/browser/all-stored-keys.ts')) as {
  ALL_STORED_KEYS: Record<string, string>;
};
const { TABLES } = (await load('apps/api/src/db/schema/index.ts')) as {
  TABLES: readonly PgTable[];
};
const { findDeclaration } = (await load('apps/api/src/db/declared-table.ts')) as {
  findDeclaration(
    table: PgTable,
  ): { data: string; retention: { days: number } | string } | undefined;
};

/** Tables without personal data: names, sums, settings and counters. */
const WITHOUT_PERSONAL_DATA = [
  'user_days',
  'daily_counts',
  'payment_days',
  'payment_notices',
  'tallies',
  'catalogue_state',
  'names',
  'machine_answers',
  'favorite_counts',
  'rating_changes',
  'rating_totals',
  'rating_days',
  'leaderboards',
  'leaderboard_places',
  'rating_bursts',
  'model_spending',
  'receipt_counter',
  'paypal_comparison',
  'slots',
  'switch_states',
  'spent_captchas',
];

/** The keys of a table's rows in the privacy page of a language. */
function rowsOf(table: string, locale: string): string[] {
  const text = readFileSync(`${LEGAL}/documents/${locale}/privacy.md`, 'utf8');
  const [, rows = ''] = new RegExp(`^::${table}\\n((?:.+\\n)+)`, 'm').exec(text) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) => row.slice(0, row.indexOf(':')))
    .sort();
}

const sorted = (things: readonly string[]) => [...things].sort();

describe.each(LOCALES)('the privacy page in %s', (locale) => {
  test('describes every key that a browser may store, and no other', () => {
    expect(rowsOf('stored', locale)).toEqual(sorted(Object.keys(ALL_STORED_KEYS)));
  });

  test('describes every recipient, and no other', () => {
    expect(rowsOf('recipients', locale)).toEqual(sorted(RECIPIENTS));
  });

  test('describes all data that is kept, and nothing else', () => {
    expect(rowsOf('retention', locale)).toEqual(sorted(RETAINED_DATA.map(({ topic }) => topic)));
  });
});

test('storage place and lifetime are declared for every key', () => {
  expect(sorted(Object.keys(STORED_FACTS))).toEqual(sorted(Object.keys(ALL_STORED_KEYS)));
});

const WORDS_OF = { cookie: 'Cookie', local: 'Local storage', session: 'Session storage' } as const;

test('the list of keys and the privacy page agree on the storage of each key', () => {
  const list = ['stored-keys', 'all-stored-keys']
    .map((file) => readFileSync(`apps/web/app/browser/${file}.ts`, 'utf8'))
    .join('');
  const told = [...list.matchAll(/\/\*\* (\w+(?: \w+)*)[^\n]*\*\/\n {2}(\w+): '/g)];
  expect(told.map(([, , key]) => key)).toEqual(Object.keys(ALL_STORED_KEYS));
  for (const [, where = '', key = ''] of told)
    expect(`${key}: ${where}`).toMatch(`${key}: ${WORDS_OF[STORED_FACTS[key]?.where ?? 'cookie']}`);
});

test('scripts use the declared storage of each key', () => {
  const kept = readdirSync('apps/web/app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(`apps/web/app/${path}`, 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/tryStorage\(\s*'(local|session)Storage'[^;]*?STORED_KEYS\.(\w+)/g),
    ])
    .map(([, where, key = '']) => ({ key, where }));
  expect(kept).not.toEqual([]);
  expect(kept.filter(({ key, where }) => STORED_FACTS[key]?.where !== where)).toEqual([]);
});

/** Ports without a third party: they work on our own machine. */
const LOCAL_PORTS = ['captcha', 'painter'];

test('every port has a recipient on the privacy page, or is local', () => {
  const ports = readdirSync('apps/api/src/integrations');
  const known: readonly string[] = [...LOCAL_PORTS, ...RECIPIENTS];
  expect(ports.filter((port) => !known.includes(port))).toEqual([]);
});

const tables = TABLES.map((table) => ({
  name: getTableConfig(table).name,
  declaration: findDeclaration(table),
}));

test('every table is described on the privacy page or has no personal data, never both', () => {
  const said = [...RETAINED_DATA.flatMap((kept) => kept.tables), ...WITHOUT_PERSONAL_DATA];
  expect(sorted(said)).toEqual(sorted(tables.map(({ name }) => name)));
});

test('everything that is declared personal is described', () => {
  const personal = tables.filter(({ declaration }) => declaration?.data === 'personal');
  expect(
    personal.map(({ name }) => name).filter((name) => WITHOUT_PERSONAL_DATA.includes(name)),
  ).toEqual([]);
});

test.each(LOCALES)('a data export has a title in %s for every table in it', (locale) => {
  const words = readFileSync(`apps/web/app/i18n/locales/${locale}/your-data.json`, 'utf8');
  const personal = tables.filter(({ declaration }) => declaration?.data === 'personal');
  expect(sorted(Object.keys(JSON.parse(words).tables))).toEqual(
    sorted(personal.map(({ name }) => name)),
  );
});

/** The privacy page's term for a declaration. */
const inDeclaration = ({ kept }: Kept) => {
  if (typeof kept === 'object') return kept.days;
  return kept === 'with-the-account' ? kept : 'permanent';
};

test.each(RETAINED_DATA.flatMap((kept) => kept.tables.map((name) => ({ name, kept }))))(
  '$name is kept as long as the privacy page says',
  ({ name, kept }) => {
    const retention = tables.find((table) => table.name === name)?.declaration?.retention;
    expect(typeof retention === 'object' ? retention.days : retention).toBe(inDeclaration(kept));
  },
);
