import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { report } from './report.ts';
import { findMissingMigration } from './schema-drift.ts';
import { listSources } from './sources.ts';

const DB = 'apps/api/src/db';

interface Declaration {
  owner: string | null;
  retention: { days: number; since: string } | string;
}

// By path from the current directory: tools import no app (see import-rules), and planted faults are in another folder.
const load = (path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(resolve(path)).href);

const schemaFiles = listSources().filter(
  (path) => new RegExp(`^${DB}/schema/[^/]+\\.ts$`).test(path) && !path.endsWith('.test.ts'),
);
const modules = await Promise.all(
  schemaFiles.map(async (path) => ({ path, exports: await load(path) })),
);
const { findDeclaration } = (await load(`${DB}/declared-table.ts`)) as {
  findDeclaration(table: PgTable): Declaration | undefined;
};
const listed: unknown = modules.find(({ path }) => basename(path) === 'index.ts')?.exports.TABLES;
const TABLES: readonly unknown[] = Array.isArray(listed) ? listed : [];

const tables = modules
  .filter(({ path }) => basename(path) !== 'index.ts')
  .flatMap(({ path, exports }) =>
    Object.entries(exports).flatMap(([name, value]) =>
      is(value, PgTable) ? [{ path, name, table: value }] : [],
    ),
  );

function findFaults(table: PgTable): string[] {
  const faults: string[] = [];
  if (!TABLES.includes(table)) faults.push('is missing in TABLES of schema/index.ts');
  const declaration = findDeclaration(table);
  if (!declaration)
    return [...faults, 'declares neither data class, owner nor retention: wrap it in declared()'];
  const { owner, retention } = declaration;
  const columns = new Set(getTableConfig(table).columns.map((column) => column.name));
  const since = typeof retention === 'object' ? retention.since : null;
  if (owner !== null && !columns.has(owner))
    faults.push(`has no column "${owner}", its declared owner`);
  if (since !== null && !columns.has(since))
    faults.push(`has no column "${since}", from which its retention counts`);
  return faults;
}

const strays = listSources()
  .filter(
    (path) =>
      path.startsWith('apps/api/src/') && path.endsWith('.ts') && !schemaFiles.includes(path),
  )
  .filter((path) => /\bpgTable(Creator)?\(/.test(readFileSync(path, 'utf8')))
  .map(
    (path) =>
      `${path} makes a table outside ${DB}/schema, where neither migrations nor this check see it`,
  );

const findings = [
  ...tables.flatMap(({ path, name, table }) =>
    findFaults(table).map((fault) => `${path} ${name} ${fault}`),
  ),
  ...strays,
  ...findMissingMigration(
    {
      exports: Object.assign({}, ...modules.map(({ exports }) => exports)),
      fileOf: new Map(tables.map(({ path, table }) => [getTableConfig(table).name, path])),
    },
    `${DB}/migrations`,
  ),
];
if (tables.length === 0)
  findings.push(`no table found in ${DB}/schema: this check has seen nothing`);

report(findings, { check: 'tables', tables: tables.length, listed: TABLES.length });
