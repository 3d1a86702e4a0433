const { packages, rule, TESTS, WEB } = require('./rule.cjs');

/** The URL map: everything but the design system may use it. */
const ADDRESSES = `${WEB}(paths|pages)\\.ts$`;

/** Below features and shell: data calls the API and may use browser/ and i18n/; server/ runs on the web server alone. */
const BASE = '(ui|i18n|data|browser|server)';

/** Inside the web (arrow 8): routes → features and shell → ui, i18n, data, browser, server. */
module.exports = [
  rule(
    'root-and-entries-import-no-route',
    'Routes are named in routes.ts and loaded by the framework, each in a chunk of its own.',
    { path: WEB, pathNot: [`${WEB}routes/`, ...TESTS] },
    { path: `${WEB}routes/` },
  ),
  rule(
    'route-imports-no-route',
    'What two pages share belongs to a feature.',
    { path: `${WEB}routes/(.+)\\.tsx?$`, pathNot: TESTS },
    { path: `${WEB}routes/` },
  ),
  rule(
    'route-composes',
    'A route module puts features, shell and design system together.',
    { path: `${WEB}routes/`, pathNot: TESTS },
    {
      path: '^apps/web/',
      pathNot: [`${WEB}(routes|features|shell|styles)/`, `${WEB}${BASE}/`, ADDRESSES, '/\\+types/'],
    },
  ),
  rule(
    'web-feature-imports-no-feature',
    'Routes compose features; features must not import each other.',
    { path: `${WEB}features/([^/]+)/` },
    { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`] },
  ),
  rule(
    'web-feature-stands-on-base',
    'A feature imports only the design system, i18n, data, browser and server.',
    { path: `${WEB}features/`, pathNot: TESTS },
    { path: '^apps/web/', pathNot: [`${WEB}features/`, `${WEB}${BASE}/`, ADDRESSES] },
  ),
  rule(
    'shell-stands-on-base',
    'The shell must not import a feature.',
    { path: `${WEB}shell/`, pathNot: TESTS },
    { path: '^apps/web/', pathNot: [`${WEB}shell/`, `${WEB}${BASE}/`, ADDRESSES] },
  ),
  rule(
    'ui-knows-nothing-of-ours',
    'Components of the design system are generic: they import no product code except drawing.',
    { path: `${WEB}ui/` },
    { path: '^(apps|packages|tools|e2e)/', pathNot: [`${WEB}ui/`, '^packages/drawing/'] },
  ),
  rule(
    'ui-knows-no-router-query-or-translation',
    'The design system gets links, data and texts as props.',
    { path: `${WEB}ui/` },
    {
      path: packages(
        'react-router',
        '@react-router/[^/]+',
        'i18next',
        'react-i18next',
        '@tanstack/[^/]+',
      ),
    },
  ),
  rule(
    'data-stands-on-browser-and-i18n',
    'data/ must not import components, features or the shell.',
    { path: `${WEB}data/`, pathNot: TESTS },
    { path: WEB, pathNot: [`${WEB}(data|browser|i18n)/`, ADDRESSES] },
  ),
  rule(
    'browser-and-i18n-are-the-bottom',
    'browser/ and i18n/ must not import components or data.',
    { path: `${WEB}(i18n|browser)/|${ADDRESSES}`, pathNot: TESTS },
    { path: WEB, pathNot: [`${WEB}(i18n|browser)/`, ADDRESSES] },
  ),
  rule(
    'only-data-calls-the-api',
    'Features and shell use the hooks of data/; only data/ and loaders import the API client.',
    { path: WEB, pathNot: [`${WEB}(data|server)/`, ...TESTS] },
    { path: `${WEB}data/(api-client|use-api|use-identified-api)\\.ts$` },
  ),
  rule(
    'only-data-uses-the-query-library',
    'Everything else uses useApiQuery and useApiPages of data/.',
    { path: WEB, pathNot: [`${WEB}data/`] },
    { path: packages('@tanstack/[^/]+') },
  ),
  rule(
    'app-imports-no-server',
    'The server loads the app, not the other way round.',
    { path: WEB, pathNot: TESTS },
    { path: '^apps/web/server' },
  ),
  rule(
    'browser-reads-no-configuration',
    'What the app imports reaches the browser; only of *.server.ts does the build promise that it does not.',
    { path: WEB, pathNot: ['\\.server\\.tsx?$', ...TESTS] },
    { path: '^apps/web/config' },
  ),
  rule(
    'server-draws-nothing',
    'The server runs the built app; importing its parts would load a second, unbuilt copy.',
    { path: '^apps/web/(server|config)' },
    { path: WEB, pathNot: [`${WEB}(i18n|browser|data|server)/`, ADDRESSES] },
  ),
];
