import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { findDeclaration } from '../../db/declared-table.ts';
import { TABLES } from '../../db/schema/index.ts';
import { PERSONAL_TABLES } from './duties.service.ts';

const nameOf = (table: (typeof TABLES)[number]) => getTableConfig(table).name;
const columnsOf = (table: (typeof TABLES)[number]) =>
  getTableConfig(table).columns.map(({ name }) => name);

test('every table with personal data is in exactly one duty, and no other table is', () => {
  const declared = TABLES.filter((table) => findDeclaration(table)?.data === 'personal');
  expect(PERSONAL_TABLES.map(({ table }) => nameOf(table)).sort()).toEqual(
    declared.map(nameOf).sort(),
  );
});

test('tables declared with-the-account are deleted with the account', () => {
  const left = PERSONAL_TABLES.filter(
    ({ table, onErasure }) =>
      findDeclaration(table)?.retention === 'with-the-account' && onErasure !== 'delete',
  );
  // The account itself stays as a number.
  expect(left.map(({ table }) => nameOf(table))).toEqual(['users']);
});

test('only columns are excluded from exports, and keeping data requires a reason', () => {
  for (const { table, untold = [], onErasure } of PERSONAL_TABLES) {
    expect(columnsOf(table)).toEqual(expect.arrayContaining([...untold]));
    if (typeof onErasure === 'object' && 'keep' in onErasure) expect(onErasure.keep).not.toBe('');
  }
});
