import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../stack/repository.ts';
import { runTool } from './command.ts';
import { type CheckResult, figuresOf, inPlantedTree, runCheck } from './planted-tree.ts';
import { listSources } from './sources.ts';

type Files = Record<string, string>;
/** One fault for each rule: the rule, what is planted, what the check says. */
type Fault = readonly [rule: string, plant: (files: Files) => void, says: RegExp];

/**
 * Plants all faults of a family together, because a run takes a second; each is identified by its finding. That the checks
 * are green on the tree as it stands is shown by `npm run check`.
 */
function expectFound(check: string, base: Files, faults: readonly Fault[]) {
  const files = { ...base };
  for (const [, plant] of faults) plant(files);
  const { status, output } = inPlantedTree(files, (root) => runCheck(check, root));
  const missed = faults.filter(([, , says]) => !says.test(output)).map(([rule]) => rule);
  expect(missed, output).toEqual([]);
  expect(figuresOf(output)).toMatchObject({ check, findings: expect.any(Number) });
  expect(status).toBe(1);
}

const written =
  (path: string, text: string): Fault[1] =>
  (files) => {
    files[path] = text;
  };
const edited =
  (path: string, from: string, to: string): Fault[1] =>
  (files) => {
    expect(files[path], `${path} still holds what this test changes`).toContain(from);
    files[path] = (files[path] ?? '').replace(from, () => to);
  };

test('file sizes: every rule turns red on its fault', () => {
  const place = 'apps/api/src/lib/planted.ts';
  expectFound('file-sizes', {}, [
    ['one file', written(place, 'export {};\n'.repeat(401)), /planted\.ts has 401 lines/],
    ['one in twenty', () => {}, /more than one file in twenty is longer than 250 lines/],
  ]);
});

const API = 'apps/api/src';

test('one place: every rule turns red on its fault', () => {
  expectFound('one-place', {}, [
    [
      'environment',
      written('packages/contract/src/planted.ts', '// why\nexport const { HOME } = process.env;\n'),
      /contract\/src\/planted\.ts:2 environment: /,
    ],
    [
      'time',
      written(`${API}/lib/planted.ts`, 'export const planted = () => new Date();\n'),
      /lib\/planted\.ts:1 time: /,
    ],
    [
      'sql-time',
      written(`${API}/db/planted.ts`, "export const planted = 'select now()';\n"),
      /db\/planted\.ts:1 sql-time: /,
    ],
    [
      'foreign-write',
      written(
        `${API}/features/captcha/planted.queries.ts`,
        "import { disputes } from '../../db/schema/payments.paypal.ts';\nexport const planted = (tx: Tx) => tx.delete(disputes);\n",
      ),
      /captcha\/planted\.queries\.ts:2 foreign-write: captcha must not delete disputes, a table of payments/,
    ],
  ]);
});

const DB = `${API}/db`;

test('tables: every rule turns red on its fault', () => {
  const sources = listSources(REPOSITORY).filter(
    (path) => path.startsWith(`${DB}/`) && !path.endsWith('.test.ts'),
  );
  const base = Object.fromEntries(
    sources.map((path) => [path, readFileSync(join(REPOSITORY, path), 'utf8')]),
  );
  expectFound('tables', { ...base, 'package.json': '{ "type": "module" }' }, [
    [
      'declared',
      written(
        `${DB}/schema/planted.ts`,
        "import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const planted = pgTable('planted', { id: text('id') });\n",
      ),
      /schema\/planted\.ts planted declares neither/,
    ],
    ['listed', () => {}, /schema\/planted\.ts planted is missing in TABLES/],
    [
      'owner exists',
      edited(`${DB}/schema/contact.ts`, "owner: 'email'", "owner: 'planted_by'"),
      /contactMessages has no column "planted_by", its declared owner/,
    ],
    [
      'retention exists',
      edited(`${DB}/schema/contact.ts`, "since: 'created_at'", "since: 'planted_at'"),
      /contactMessages has no column "planted_at", from which its retention counts/,
    ],
    [
      'only in the schema',
      written(`${API}/lib/planted.ts`, "export const planted = pgTable('stray', {});\n"),
      /lib\/planted\.ts makes a table outside/,
    ],
    [
      'migrated',
      edited(
        `${DB}/schema/contact.ts`,
        "id: uuid('id')",
        "planted: text('planted'),\n id: uuid('id')",
      ),
      /contact_messages › columns › planted is not in a migration yet/,
    ],
    [
      'in the journal',
      written(`${DB}/migrations/9999_planted.sql`, 'select 1;\n'),
      /9999_planted\.sql is not in meta\/_journal\.json/,
    ],
    [
      'not lost',
      (files) => {
        delete files[
          sources.find((path) => path.endsWith('.sql') && path.includes('/0000_')) ?? ''
        ];
      },
      /0000_\w+\.sql is in meta\/_journal\.json, but does not exist/,
    ],
  ]);
});

/** Runs an npm script of the repository in a folder. */
function runScript(name: string, root: string): CheckResult {
  const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
  const [tool = '', ...args] = String(scripts[name]).split(' ');
  const { status, stdout, stderr } = runTool(tool, args, root);
  return { status, output: stdout + stderr };
}

const configured = (path: string): Files => ({
  [path]: readFileSync(join(REPOSITORY, path), 'utf8'),
});
const STYLED = `${API}/lib/planted.ts`;
const CLEAN: Files = { [STYLED]: 'export const planted = (x: string): string => x;\n' };

test('style: an error, a warning, a hint and a wrong format turn it red', () => {
  const base = configured('biome.json');
  const { status, output } = inPlantedTree({ ...base, ...CLEAN }, (root) =>
    runScript('check:style', root),
  );
  expect(status, output).toBe(0);
  const faults: Record<string, string> = {
    noExplicitAny: 'export const planted = (x: any): unknown => x;\n',
    noUnusedPrivateClassMembers: 'export class Planted {\n  #unused = 1;\n}\n',
    useTemplate: "export const planted = (x: string): string => x + 'b';\n",
    format: 'export const planted =  1;\n',
  };
  for (const [rule, text] of Object.entries(faults)) {
    const result = inPlantedTree({ ...base, [STYLED]: text }, (root) =>
      runScript('check:style', root),
    );
    expect(result.output).toContain(rule);
    expect(result.status, rule).toBe(1);
  }
});

test('dead code: an export of a package that nobody uses turns it red', () => {
  const base: Files = {
    ...configured('knip.json'),
    'package.json': '{ "type": "module", "workspaces": ["packages/*"] }',
    'packages/planted/package.json': '{ "name": "planted", "main": "src/index.ts" }',
  };
  const run = (text: string) =>
    inPlantedTree({ ...base, 'packages/planted/src/index.ts': text }, (root) =>
      runScript('check:dead-code', root),
    );
  const clean = run('process.exitCode = 0;\n');
  expect(clean.status, clean.output).toBe(0);
  const { status, output } = run('export const PLANTED = 1;\n');
  expect(output).toMatch(/PLANTED +packages\/planted\/src\/index\.ts/);
  expect(status).toBe(1);
});
