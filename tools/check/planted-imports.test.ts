import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import rules from './import-rules.cjs';
import { inPlantedTree, runCheck } from './planted-tree.ts';

type PlantedImport = readonly [rule: string, file: string, imported: string];

const API = 'apps/api/src';
const FEATURE = `${API}/features/planted/planted`;
const WEB = 'apps/web/app';

/** One forbidden import for each rule; the rules of single features are added below. */
const PLANTED: readonly PlantedImport[] = [
  ['contract-knows-only-zod', 'packages/contract/src/planted.ts', 'node:fs'],
  [
    'simulators-know-nothing-of-ours',
    'apps/simulators/src/planted.ts',
    'packages/contract/src/index.ts',
  ],
  ['web-knows-only-the-contract', `${WEB}/browser/planted.ts`, `${API}/deps.ts`],
  [
    'web-tests-know-only-the-contract-and-tools',
    `${WEB}/browser/planted.test.ts`,
    `${API}/deps.ts`,
  ],
  ['api-knows-only-packages', `${API}/lib/planted.ts`, 'tools/check/report.ts'],
  ['api-tests-never-touch-the-web', 'apps/api/test/planted.ts', `${WEB}/paths.ts`],
  ['e2e-knows-only-the-contract-and-the-stack', 'e2e/planted.ts', `${API}/deps.ts`],
  ['journeys-know-no-page-table', 'e2e/journeys/planted.spec.ts', `${WEB}/pages.ts`],
  ['drawing-knows-only-the-contract', 'packages/drawing/src/planted.ts', `${API}/deps.ts`],
  ['mails-know-only-the-contract', 'packages/mails/src/planted.ts', `${API}/deps.ts`],
  ['mails-are-for-email-alone', `${FEATURE}.service.ts`, 'packages/mails/src/index.ts'],
  [
    'catalogue-knows-nothing-of-ours',
    'packages/catalogue/src/planted.ts',
    'packages/contract/src/index.ts',
  ],
  [
    'catalogue-is-for-api-and-tools',
    `${WEB}/browser/planted.ts`,
    'packages/catalogue/src/planted.ts',
  ],
  ['tools-import-no-app', 'tools/stack/planted.ts', `${API}/deps.ts`],
  ['product-imports-no-test', `${API}/lib/planted.ts`, 'apps/api/test/planted-fake.ts'],

  ['foundations-know-no-feature', `${API}/jobs/planted.ts`, `${FEATURE}.service.ts`],
  ['lib-knows-no-domain', `${API}/lib/planted.ts`, `${API}/deps.ts`],
  ['integration-stands-alone', `${API}/integrations/planted/wire.ts`, `${API}/deps.ts`],
  [
    'adapter-only-in-the-composition-root',
    `${FEATURE}.service.ts`,
    `${API}/integrations/planted/adapter.ts`,
  ],
  [
    'integration-shows-only-its-port',
    `${FEATURE}.service.ts`,
    `${API}/integrations/planted/wire.ts`,
  ],
  [
    'adapter-test-stays-at-home',
    `${API}/integrations/planted/adapter.test.ts`,
    `${API}/integrations/other-planted/adapter.ts`,
  ],
  ['orm-only-beside-the-database', `${FEATURE}.service.ts`, 'drizzle-orm'],
  ['composition-root-holds-only-the-queue', `${API}/open-deps.ts`, 'drizzle-orm'],
  ['composition-root-leaves-the-queue-to-jobs', `${API}/open-deps.ts`, 'pg-boss'],
  ['app-lists-routes', `${API}/app.ts`, `${FEATURE}.queries.ts`],
  ['worker-lists-jobs', `${API}/job-handlers.ts`, `${FEATURE}.service.ts`],
  ['worker-registers-operations-metrics', `${API}/main.worker.ts`, `${FEATURE}.service.ts`],
  ['command-line-uses-services', `${API}/cli/planted.ts`, `${FEATURE}.queries.ts`],
  ['nobody-imports-an-entry', `${API}/http/planted.ts`, `${API}/main.server.ts`],
  ['composition-root-is-the-top', `${API}/http/planted.ts`, `${API}/open-deps.ts`],

  ['feature-calls-no-feature', `${FEATURE}.service.ts`, `${API}/features/admin/planted.service.ts`],
  [
    'feature-enters-feature-by-its-service',
    `${FEATURE}.service.ts`,
    `${API}/features/admin/planted.queries.ts`,
  ],
  ['feature-stands-on-foundations', `${FEATURE}.service.ts`, `${API}/config.ts`],
  ['feature-knows-deps-and-session-as-types', `${FEATURE}.service.ts`, `${API}/http/session.ts`],
  ['feature-has-fixed-parts', `${API}/features/planted/drawer.ts`, `${FEATURE}.rules.ts`],
  ['routes-call-their-service', `${FEATURE}.routes.ts`, `${FEATURE}.rules.ts`],
  ['service-calls-downwards', `${FEATURE}.service.ts`, `${FEATURE}.jobs.ts`],
  ['rules-are-pure', `${FEATURE}.rules.ts`, `${FEATURE}.queries.ts`],
  ['queries-know-only-the-database', `${FEATURE}.queries.ts`, `${API}/email/queue-mail.ts`],
  [
    'only-queries-join-subqueries',
    `${FEATURE}.service.ts`,
    `${API}/features/planted/other-planted.subqueries.ts`,
  ],
  ['subqueries-know-only-the-database', `${FEATURE}.subqueries.ts`, `${FEATURE}.queries.ts`],
  ['nothing-calls-routes', `${API}/features/admin/planted.service.ts`, `${FEATURE}.routes.ts`],
  ['only-the-worker-lists-jobs', `${API}/app.ts`, `${FEATURE}.jobs.ts`],
  ['only-the-list-names-privacy', `${FEATURE}.jobs.ts`, `${FEATURE}.privacy.ts`],

  ['root-and-entries-import-no-route', `${WEB}/root.tsx`, `${WEB}/routes/planted.tsx`],
  ['route-imports-no-route', `${WEB}/routes/planted.tsx`, `${WEB}/routes/other-planted.tsx`],
  ['route-composes', `${WEB}/routes/planted.tsx`, `${WEB}/root.tsx`],
  [
    'web-feature-imports-no-feature',
    `${WEB}/features/planted/planted.tsx`,
    `${WEB}/features/other-planted/planted.tsx`,
  ],
  ['web-feature-stands-on-base', `${WEB}/features/planted/planted.tsx`, `${WEB}/shell/planted.tsx`],
  ['shell-stands-on-base', `${WEB}/shell/planted.tsx`, `${WEB}/features/planted/planted.tsx`],
  ['ui-knows-nothing-of-ours', `${WEB}/ui/planted.tsx`, 'packages/contract/src/index.ts'],
  ['ui-knows-no-router-query-or-translation', `${WEB}/ui/planted.tsx`, 'react-router'],
  ['data-stands-on-browser-and-i18n', `${WEB}/data/planted.ts`, `${WEB}/ui/planted.tsx`],
  ['browser-and-i18n-are-the-bottom', `${WEB}/browser/planted.ts`, `${WEB}/data/planted.ts`],
  ['only-data-uses-the-query-library', `${WEB}/shell/planted.tsx`, '@tanstack/react-query'],
  ['only-data-calls-the-api', `${WEB}/shell/planted.tsx`, `${WEB}/data/use-api.ts`],
  ['app-imports-no-server', `${WEB}/browser/planted.ts`, 'apps/web/server/planted.ts'],
  ['browser-reads-no-configuration', `${WEB}/browser/planted.ts`, 'apps/web/config.ts'],
  ['server-draws-nothing', 'apps/web/server/planted.ts', `${WEB}/ui/planted.tsx`],

  ['no-cycle', `${API}/lib/planted-hen.ts`, `${API}/lib/planted-egg.ts`],
  ['no-unresolved-import', `${API}/lib/planted.ts`, './nowhere.ts'],
];
const ORPHAN = `${API}/lib/planted-orphan.ts`;
/** The way back, which makes the planted import of `no-cycle` a cycle. */
const WAY_BACK: PlantedImport = [
  'no-cycle',
  `${API}/lib/planted-egg.ts`,
  `${API}/lib/planted-hen.ts`,
];

/** A feature with allowed imports imports a feature that it may not. */
const ofFeature = (rule: string): PlantedImport[] => {
  const feature = /^(\w+)-calls-only-/.exec(rule)?.[1];
  const place = `${API}/features/${feature}/planted.service.ts`;
  return feature ? [[rule, place, `${API}/features/admin/planted.service.ts`]] : [];
};

const isOurs = (imported: string) => /^(apps|packages|tools|e2e)\//.test(imported);
const specifierOf = (file: string, imported: string): string => {
  const path = relative(dirname(file), imported);
  if (!isOurs(imported)) return imported;
  return path.startsWith('.') ? path : `./${path}`;
};

/** Files with these imports, and the files that they import. */
function filesWith(imports: readonly PlantedImport[]): Record<string, string> {
  const files: Record<string, string> = { [ORPHAN]: 'export const planted = 1;\n' };
  for (const [, file, imported] of imports) {
    files[file] = `import '${specifierOf(file, imported)}';\n${files[file] ?? ''}`;
    if (isOurs(imported)) files[imported] ??= 'export const planted = 1;\n';
  }
  return files;
}

test('every import rule turns red on an import that it forbids', () => {
  const names = rules.forbidden.map(({ name }) => name);
  const planted = [...PLANTED, ...names.flatMap(ofFeature)];
  const { status, output } = inPlantedTree(filesWith([...planted, WAY_BACK]), (root) =>
    runCheck('imports', root),
  );
  const lines = output.split('\n');
  const isFound = (rule: string, file: string) =>
    lines.some((line) => line.startsWith(`${rule}: `) && line.includes(file));
  expect(
    [...planted, ['no-orphan', ORPHAN] as const].filter(([rule, file]) => !isFound(rule, file)),
  ).toEqual([]);
  expect([...planted.map(([rule]) => rule), 'no-orphan'].sort()).toEqual([...names].sort());
  expect(status).toBe(1);
});

test('a file that the cruiser passes over is found', () => {
  const { status, output } = inPlantedTree(
    {
      'apps/web/build/planted.ts': "import './other.ts';\n",
      'packages/planted.ts': 'export {};\n',
    },
    (root) => runCheck('imports', root),
  );
  expect(output).toContain('not read by dependency-cruiser: apps/web/build/planted.ts');
  expect(status).toBe(1);
});
