const { API, FEATURES, rule, TESTS } = require('./rule.cjs');

/** Which feature may call which other feature's service (arrow 6); features that are not listed call none. */
const MAY_CALL = {
  auth: ['credits', 'captcha', 'switches'],
  payments: ['credits', 'switches'],
  withdrawals: ['payments', 'credits', 'captcha'],
  names: ['credits', 'captcha', 'switches'],
  suggestions: ['consulting', 'credits', 'names', 'switches'],
  consulting: ['credits', 'switches'],
  ratings: ['names'],
  favorites: ['names'],
  profile: ['auth'],
  users: ['auth', 'credits', 'privacy'],
  contact: ['captcha'],
  stats: ['names'],
  history: ['credits', 'names'],
  desk: ['names'],
};
/** Whose subqueries a feature may join without calling its service (arrow 6). */
const MAY_JOIN = { desk: ['payments'] };
/** Administration may call every feature; none calls it. */
const CALLS_ANYBODY = 'admin';
/** Asks every feature for its data about a user, through one listing file. */
const ASKS_EVERYBODY = 'privacy';
const LIST_OF_DUTIES = `${FEATURES}privacy/duties\\.service\\.ts$`;

const OWN = `${FEATURES}$1/`;
const part = (stem) => ({ path: `${FEATURES}([^/]+)/[^/]*\\.${stem}\\.ts$` });

const betweenFeatures = [
  ...Object.entries(MAY_CALL).map(([feature, others]) =>
    rule(
      `${feature}-calls-only-${others.join('-and-')}`,
      'Dependencies between features are few and one-directional; see docs/architecture.md, arrow 6.',
      { path: `${FEATURES}${feature}/`, pathNot: TESTS },
      {
        path: FEATURES,
        pathNot: [
          `${FEATURES}(${[feature, ...others].join('|')})/`,
          ...(MAY_JOIN[feature] ?? []).map(
            (other) => `${FEATURES}${other}/[^/]*\\.subqueries\\.ts$`,
          ),
        ],
      },
    ),
  ),
  rule(
    'feature-calls-no-feature',
    'Credits and every feature that is not listed must not import another feature.',
    {
      path: `${FEATURES}([^/]+)/`,
      pathNot: [
        `${FEATURES}(${[CALLS_ANYBODY, ASKS_EVERYBODY, ...Object.keys(MAY_CALL)].join('|')})/`,
        ...TESTS,
      ],
    },
    { path: FEATURES, pathNot: [OWN] },
  ),
  rule(
    'feature-enters-feature-by-its-service',
    'Other features import only the service, or a subquery to join: rules and tables are internal.',
    { path: `${FEATURES}([^/]+)/`, pathNot: TESTS },
    {
      path: FEATURES,
      pathNot: [OWN, '\\.service\\.ts$', '\\.privacy\\.ts$', '\\.subqueries\\.ts$'],
    },
  ),
  rule(
    'only-queries-join-subqueries',
    'A subquery is part of a statement; services, rules and routes contain no SQL.',
    { pathNot: ['\\.(sub)?queries\\.ts$', ...TESTS] },
    { path: `${FEATURES}.*\\.subqueries\\.ts$` },
  ),
];

/** What a feature may import from below (arrow 4), and in which order its parts call each other (arrow 5). */
const insideFeature = [
  rule(
    'feature-stands-on-foundations',
    'A feature imports only db, jobs, email, audit, idempotency, ports, mount and lib.',
    { path: FEATURES, pathNot: TESTS },
    {
      path: '^apps/api/',
      pathNot: [
        FEATURES,
        `${API}(db|jobs|email|audit|idempotency|lib)/`,
        `${API}deps\\.ts$`,
        `${API}integrations/[^/]+/port\\.ts$`,
        `${API}http/(mount|session)\\.ts$`,
      ],
    },
  ),
  rule(
    'feature-knows-deps-and-session-as-types',
    'Deps and Actor are parameters; import only their types.',
    { path: FEATURES, pathNot: TESTS },
    { path: `${API}(deps|http/session|http/mount)\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'feature-has-fixed-parts',
    'These rules identify the parts of a feature by their file name.',
    {
      path: FEATURES,
      pathNot: ['\\.(routes|service|rules|(sub)?queries|jobs|privacy)\\.ts$', ...TESTS],
    },
    {},
  ),
  rule(
    'routes-call-their-service',
    "A handler unpacks, calls one function of its own feature's service (or a read of its queries) and returns.",
    part('routes'),
    {
      path: '^apps/api/',
      pathNot: [
        `${OWN}[^/]*\\.(service|queries)\\.ts$`,
        `${API}http/(mount|session)\\.ts$`,
        `${API}deps\\.ts$`,
        `${API}lib/`,
      ],
    },
  ),
  rule(
    'service-calls-downwards',
    'A service calls rules, queries and ports; routes, jobs and privacy call it.',
    { ...part('service'), pathNot: [LIST_OF_DUTIES] },
    { path: `${OWN}[^/]*\\.(routes|jobs|privacy)\\.ts$` },
  ),
  rule(
    'rules-are-pure',
    'Rules import only contract, catalogue, drawing, errors, daily limits and rules for model texts, so that they are tested in milliseconds.',
    part('rules'),
    {
      pathNot: [
        `${OWN}[^/]*\\.rules\\.ts$`,
        `${API}lib/(app-error|daily-limit|faith-words|model-text|text-language)\\.ts$`,
        '^packages/(contract|catalogue|drawing)/',
      ],
    },
  ),
  rule(
    'queries-know-only-the-database',
    'A query reads or writes and decides nothing.',
    part('queries'),
    {
      path: '^apps/api/',
      pathNot: [
        `${OWN}[^/]*\\.queries\\.ts$`,
        `${FEATURES}[^/]+/[^/]*\\.subqueries\\.ts$`,
        `${API}(db|lib)/`,
      ],
    },
  ),
  rule(
    'subqueries-know-only-the-database',
    'Other features join a subquery, so it must not bring anything of its feature with it.',
    part('subqueries'),
    { path: '^apps/api/', pathNot: [`${API}(db|lib)/`] },
  ),
  rule(
    'nothing-calls-routes',
    'Nothing but app.ts imports routes.',
    { pathNot: [`${API}app\\.ts$`, ...TESTS] },
    { path: `${FEATURES}.*\\.routes\\.ts$` },
  ),
  rule(
    'only-the-worker-lists-jobs',
    'Only the queue runs a job, otherwise retries and transaction are lost.',
    { pathNot: [`${API}job-handlers\\.ts$`, ...TESTS] },
    { path: `${FEATURES}.*\\.jobs\\.ts$` },
  ),
  rule(
    'only-the-list-names-privacy',
    'Export and erasure work from one list, so that no feature is forgotten.',
    { pathNot: [LIST_OF_DUTIES, ...TESTS] },
    { path: `${FEATURES}.*\\.privacy\\.ts$` },
  ),
];

module.exports = [...betweenFeatures, ...insideFeature];
