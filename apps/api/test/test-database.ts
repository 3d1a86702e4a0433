import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

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
  await onServer(`create database ${name} template ${template}`);
  return {
    url: Object.assign(new URL(inject('databaseServer')), { pathname: `/${name}` }).href,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

/** With the schema of this release. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(inject('templateDatabase'));

/** With nothing in it, for tests of the schema's own making. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');
