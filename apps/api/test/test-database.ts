import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOn, ensureTemplate, type Template } from './template-database.ts';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `ismi_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseOn(inject('databaseServer'), name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

/** With the schema of this release. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(inject('templateDatabase'));

/** With the schema and shared content: the first caller with this content fills it, the others get copies. */
export async function createFilledDatabase(content: Template): Promise<TestDatabase> {
  const from = inject('templateDatabase');
  const name = `${from}_${content.name}`;
  return createDatabase(await ensureTemplate(inject('databaseServer'), { ...content, from, name }));
}

/** Empty, for tests of the migrations. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');
