const { API, FEATURES, rule, TESTS } = require('./rule.cjs');

/** Which feature may call which other feature's service (arrow 6); whoever is not named here calls none. */
const MAY_CALL = {
  auth: ['credits', 'captcha'],
  payments: ['credits'],
  withdrawals: ['payments', 'credits', 'captcha'],
  names: ['credits', 'captcha'],
  suggestions: ['consulting', 'credits', 'names'],
  consulting: ['credits'],
  ratings: ['names'],
  favorites: ['names'],
  profile: ['auth'],
  users: ['auth', 'credits', 'privacy'],
  contact: ['captcha'],
  stats: ['names'],
  history: ['credits', 'names'],
  desk: ['names'],
};
/** Shows and decides over everything, so it may call everybody; nobody calls it. */
const CALLS_ANYBODY = 'admin';
/** Asks every feature what it holds of a person; by that one door, and only the listing file does. */
const ASKS_EVERYBODY = 'privacy';
const LIST_OF_DUTIES = `${FEATURES}privacy/duties\\.service\\.ts$`;

const OWN = `${FEATURES}$1/`;
const part = (stem) => ({ path: `${FEATURES}([^/]+)/[^/]*\\.${stem}\\.ts$` });

const betweenFeatures = [
  ...Object.entries(MAY_CALL).map(([feature, others]) =>
    rule(
      `${feature}-calls-only-${others.join('-and-')}`,
      'The arrows between features are few and have one direction; see docs/architecture.md, arrow 6.',
      { path: `${FEATURES}${feature}/`, pathNot: TESTS },
      { path: FEATURES, pathNot: [`${FEATURES}(${[feature, ...others].join('|')})/`] },
    ),
  ),
  rule(
    'feature-calls-no-feature',
    'Credits and every feature without an arrow of its own stand alone.',
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
    'The service is the door: behind it, rules and tables may change without asking anybody.',
    { path: `${FEATURES}([^/]+)/`, pathNot: TESTS },
    { path: FEATURES, pathNot: [OWN, '\\.service\\.ts$', '\\.privacy\\.ts$'] },
  ),
];

/** What a feature may reach below itself (arrow 4), and in which order its own parts call each other (arrow 5). */
const insideFeature = [
  rule(
    'feature-stands-on-foundations',
    'A feature uses db, jobs, email, audit, switches, ports, mount and lib; the rest is put together above it.',
    { path: FEATURES, pathNot: TESTS },
    {
      path: '^apps/api/',
      pathNot: [
        FEATURES,
        `${API}(db|jobs|email|audit|switches|lib)/`,
        `${API}deps\\.ts$`,
        `${API}integrations/[^/]+/port\\.ts$`,
        `${API}http/(mount|session)\\.ts$`,
      ],
    },
  ),
  rule(
    'feature-knows-deps-and-session-as-types',
    'Deps and Actor are handed in; importing more than their type would bypass the hand-over.',
    { path: FEATURES, pathNot: TESTS },
    { path: `${API}(deps|http/session|http/mount)\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'feature-has-fixed-parts',
    'Every part of a feature is found by its stem, and these rules know it by nothing else.',
    { path: FEATURES, pathNot: ['\\.(routes|service|rules|queries|jobs|privacy)\\.ts$', ...TESTS] },
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
    'Rules know contract, catalogue, how to draw, how to refuse, what a day allows and what holds for a model’s text, so that a table of cases tests them in milliseconds.',
    part('rules'),
    {
      pathNot: [
        `${OWN}[^/]*\\.rules\\.ts$`,
        `${API}lib/(app-error|daily-limit|model-text|text-language)\\.ts$`,
        '^packages/(contract|catalogue|drawing)/',
      ],
    },
  ),
  rule(
    'queries-know-only-the-database',
    'A query reads or writes and decides nothing.',
    part('queries'),
    { path: '^apps/api/', pathNot: [`${OWN}[^/]*\\.queries\\.ts$`, `${API}(db|lib)/`] },
  ),
  rule(
    'nothing-calls-routes',
    'Routes are the outermost skin; app.ts lists them.',
    { pathNot: [`${API}app\\.ts$`, ...TESTS] },
    { path: `${FEATURES}.*\\.routes\\.ts$` },
  ),
  rule(
    'only-the-worker-lists-jobs',
    'A job is run by the queue, or its retries and its transaction are lost.',
    { pathNot: [`${API}(job-handlers|main\\.worker)\\.ts$`, ...TESTS] },
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
