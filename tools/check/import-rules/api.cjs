const { API, FEATURES, packages, rule, TESTS } = require('./rule.cjs');

/** Inside the API: what is below and above the features (arrows 3, 4 and 9). */
module.exports = [
  rule(
    'foundations-know-no-feature',
    'Code below the features must not import a feature.',
    {
      path: `${API}(db|jobs|email|audit|idempotency|model-budget|integrations|http|lib)/|${API}(deps|config[^/]*)\\.ts$`,
      pathNot: TESTS,
    },
    { path: FEATURES },
  ),
  rule(
    'lib-knows-no-domain',
    'lib/ holds no word of the domain, so it needs nothing of ours but the contract.',
    { path: `${API}lib/`, pathNot: TESTS },
    { path: '^(apps|packages)/', pathNot: [`${API}lib/`, '^packages/contract/'] },
  ),
  rule(
    'integration-stands-alone',
    'Replacing a vendor touches one folder: an integration imports only its own port, lib and the contract.',
    { path: `${API}integrations/([^/]+)/`, pathNot: TESTS },
    {
      path: '^(apps|packages)/',
      pathNot: [`${API}integrations/$1/`, `${API}lib/`, '^packages/contract/'],
    },
  ),
  rule(
    'adapter-only-in-the-composition-root',
    'Code that imports an adapter calls the vendor directly and cannot be tested with a fake port.',
    {
      path: '^apps/api/',
      pathNot: [
        `${API}open-deps\\.ts$`,
        `${API}integrations/[^/]+/adapter\\.[^/]*test\\.ts$`,
        // A process of its own that asks the configured model and needs nothing else of open-deps.
        '^apps/api/test/proofs/model-list-commands\\.ts$',
      ],
    },
    { path: `${API}integrations/[^/]+/adapter\\.ts$` },
  ),
  rule(
    'integration-shows-only-its-port',
    "A vendor's wire format must not leak: outside its folder only port.ts exists, and the adapter for the composition root.",
    { path: '^apps/api/', pathNot: [`${API}integrations/`] },
    { path: `${API}integrations/`, pathNot: ['/port\\.ts$', '/adapter\\.ts$'] },
  ),
  rule(
    'adapter-test-stays-at-home',
    "An adapter's test looks at its own adapter.",
    { path: `${API}integrations/([^/]+)/adapter\\.[^/]*test\\.ts$` },
    { path: `${API}integrations/`, pathNot: [`${API}integrations/$1/`] },
  ),
  rule(
    'orm-only-beside-the-database',
    'Only db/, *.queries.ts, *.subqueries.ts and jobs/ contain SQL; services stay readable.',
    {
      pathNot: [
        `${API}(db|jobs)/`,
        '\\.(sub)?queries\\.ts$',
        `${API}open-deps\\.ts$`,
        '^apps/api/drizzle\\.config\\.ts$',
        '^tools/',
        ...TESTS,
      ],
    },
    { path: packages('drizzle-orm', 'pg', 'pg-boss') },
  ),
  rule(
    'composition-root-holds-only-the-queue',
    'open-deps.ts keeps the type of the job queue that it opens and closes, and nothing else of the ORM.',
    { path: `${API}open-deps\\.ts$` },
    { path: packages('drizzle-orm', 'pg') },
  ),
  rule(
    'composition-root-leaves-the-queue-to-jobs',
    'jobs/queue.ts makes the queue; who holds one needs only its type.',
    { path: `${API}open-deps\\.ts$` },
    { path: packages('pg-boss'), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'app-lists-routes',
    "app.ts lists the features' routes, and lends http/ the actor's resolver of auth; it knows no other inside.",
    { path: `${API}app\\.ts$` },
    {
      path: FEATURES,
      pathNot: ['\\.routes\\.ts$', `${FEATURES}auth/sessions\\.service\\.ts$`],
    },
  ),
  rule(
    'worker-lists-jobs',
    "The worker's list names the features' jobs; it knows no other inside.",
    { path: `${API}job-handlers\\.ts$` },
    { path: FEATURES, pathNot: ['\\.jobs\\.ts$'] },
  ),
  rule(
    'worker-registers-operations-metrics',
    'The entry of the worker registers the figures of operations; its jobs come from job-handlers.ts.',
    { path: `${API}main\\.worker\\.ts$` },
    { path: FEATURES, pathNot: [`${FEATURES}admin/operations-metrics\\.service\\.ts$`] },
  ),
  rule(
    'command-line-uses-services',
    'A command uses the same services as routes.',
    { path: `${API}cli/` },
    { path: FEATURES, pathNot: ['\\.service\\.ts$'] },
  ),
  rule(
    'nobody-imports-an-entry',
    'An entry point starts a process when it is imported.',
    {},
    { path: `${API}(cli/|main\\.)` },
  ),
  rule(
    'composition-root-is-the-top',
    'Only entry points build the app and open connections; everything else gets its deps as parameters.',
    { path: '^(apps|packages)/', pathNot: [`${API}(cli/|main\\.)`, ...TESTS] },
    { path: `${API}(app|open-deps|job-handlers)\\.ts$` },
  ),
];
