import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from './import-rules.cjs';
import { type CheckResult, type Plant, PlantedCopy } from './planted-copy.ts';
import { filesWith, PLANTED_ORPHAN, plantedImportsFor } from './planted-imports.ts';

const CHECKS = ['imports', 'file-sizes', 'tables', 'one-place', 'locales'];
const DB = 'apps/api/src/db';

let copy: PlantedCopy;
beforeAll(() => {
  copy = new PlantedCopy();
});
afterAll(() => copy.remove());

const lastLineOf = (output: string) => JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
const edited = (path: string, from: string, to: string) => {
  const text = copy.read(path);
  expect(text, `${path} still holds what this test changes`).toContain(from);
  return { [path]: text.replace(from, () => to) };
};

test.each(CHECKS)(
  '%s is green on the tree as it stands and ends with its figures',
  async (check) => {
    const { status, output } = await copy.run(check);
    expect(output).toMatch(/"findings":0}\n$/);
    expect(status).toBe(0);
    expect(lastLineOf(output)).toMatchObject({ check });
  },
);

test('every import rule turns red on an import that it forbids', async () => {
  const names = rules.forbidden.map(({ name }) => name);
  const planted = plantedImportsFor(names);
  const textOf = (file: string) =>
    existsSync(join(copy.root, file)) ? copy.read(file) : undefined;
  const { status, output } = await copy.run('imports', [() => filesWith(planted, textOf)]);
  expect(status).toBe(1);
  const lines = output.split('\n');
  const isFound = (rule: string, file: string) =>
    lines.some((line) => line.startsWith(`${rule}: `) && line.includes(file));
  expect(planted.filter(([rule, file]) => !isFound(rule, file))).toEqual([]);
  expect(output).toContain(`no-orphan: ${PLANTED_ORPHAN}`);
  expect(new Set([...planted.map(([rule]) => rule), 'no-orphan'])).toEqual(new Set(names));
});

interface Fault {
  what: string;
  check: string;
  plant: Plant;
  says: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'a cruiser that passes TypeScript over',
    check: 'imports',
    plant: () =>
      edited('tools/check/import-rules.cjs', "parser: 'swc',", "includeOnly: '[.]cjs$',"),
    says: /not read by dependency-cruiser: apps\/api\/src\/app\.ts/,
  },
  {
    what: 'a file of 401 lines',
    check: 'file-sizes',
    plant: () => ({ 'apps/api/src/lib/planted.ts': 'export {};\n'.repeat(401) }),
    says: /apps\/api\/src\/lib\/planted\.ts has 401 lines/,
  },
  {
    what: 'an undeclared table',
    check: 'tables',
    plant: () => ({
      [`${DB}/schema/planted.ts`]:
        "import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const planted = pgTable('planted', { id: text('id') });\n",
    }),
    says: /schema\/planted\.ts planted declares neither/,
  },
  {
    what: 'a declaration that names a column which does not exist',
    check: 'tables',
    plant: () => edited(`${DB}/schema/contact.ts`, "since: 'created_at'", "since: 'planted_at'"),
    says: /schema\/contact\.ts contactMessages has no column "planted_at"/,
  },
  {
    what: 'a change of the schema without a migration',
    check: 'tables',
    plant: () =>
      edited(
        `${DB}/schema/contact.ts`,
        "id: uuid('id')",
        "planted: text('planted'),\n      id: uuid('id')",
      ),
    says: /schema\/contact\.ts: tables › public\.contact_messages › columns › planted is not in a migration yet/,
  },
  {
    what: 'the environment read outside config',
    check: 'one-place',
    plant: () => ({
      'packages/contract/src/planted.ts': '// why\nexport const { HOME } = process.env;\n',
    }),
    says: /packages\/contract\/src\/planted\.ts:2 environment/,
  },
  {
    what: 'the time asked for outside the clock, in code and in SQL',
    check: 'one-place',
    plant: () => ({
      'apps/api/src/lib/planted.ts': 'export const planted = () => new Date();\n',
      'apps/api/src/db/planted.ts': "export const planted = 'select now()';\n",
    }),
    says: /src\/db\/planted\.ts:1 sql-time.*\n(.*\n)*.*src\/lib\/planted\.ts:1 time/,
  },
  {
    what: "a write to another feature's table",
    check: 'one-place',
    plant: () => ({
      'apps/api/src/features/captcha/planted.queries.ts':
        "import { users } from '../../db/schema/auth.ts';\nexport const planted = (tx: Tx) => tx.delete(users);\n",
    }),
    says: /captcha\/planted\.queries\.ts:2 foreign-write: captcha must not delete users, a table of auth/,
  },
  {
    what: "a write to a table of another feature's second schema file",
    check: 'one-place',
    plant: () => ({
      'apps/api/src/features/captcha/planted-again.queries.ts':
        "import { disputes } from '../../db/schema/payments.paypal.ts';\nexport const planted = (tx: Tx) => tx.delete(disputes);\n",
    }),
    says: /captcha\/planted-again\.queries\.ts:2 foreign-write: captcha must not delete disputes, a table of payments/,
  },
];

/** The faults of a check are inserted together, because a run takes seconds; each is identified by its finding. */
const outcomes = new Map<string, Promise<CheckResult>>();
function outcomeOf(check: string): Promise<CheckResult> {
  const plants = FAULTS.filter((fault) => fault.check === check).map(({ plant }) => plant);
  const outcome = outcomes.get(check) ?? copy.run(check, plants);
  outcomes.set(check, outcome);
  return outcome;
}

test.each(FAULTS)('$check turns red on $what', async ({ check, says }) => {
  const { status, output } = await outcomeOf(check);
  expect(output).toMatch(says);
  expect(status).toBe(1);
  expect(lastLineOf(output).findings).toBeGreaterThan(0);
});
