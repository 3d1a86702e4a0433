const { packages, rule, TESTS, WEB } = require('./rule.cjs');

/** The URL map: everything but the design system may use it. */
const ADDRESSES = `${WEB}(paths|pages)\\.ts$`;

/** Inside the web (arrow 8): routes → features → ui, i18n, lib; the layout is on the level of the features. */
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
    'A route module puts features, layout and design system together.',
    { path: `${WEB}routes/`, pathNot: TESTS },
    {
      path: '^apps/web/',
      pathNot: [`${WEB}(routes|features|ui|i18n|lib|layout|styles)/`, ADDRESSES, '/\\+types/'],
    },
  ),
  rule(
    'web-feature-imports-no-feature',
    'Routes compose features; features must not import each other.',
    { path: `${WEB}features/([^/]+)/` },
    { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`] },
  ),
  rule(
    'web-feature-stands-on-ui-i18n-lib',
    'A feature imports only the design system, i18n and lib.',
    { path: `${WEB}features/`, pathNot: TESTS },
    { path: '^apps/web/', pathNot: [`${WEB}(features|ui|i18n|lib)/`, ADDRESSES] },
  ),
  rule(
    'layout-stands-on-ui-i18n-lib',
    'The layout must not import a feature.',
    { path: `${WEB}layout/`, pathNot: TESTS },
    { path: '^apps/web/', pathNot: [`${WEB}(layout|ui|i18n|lib)/`, ADDRESSES] },
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
    'i18n-and-lib-are-the-bottom',
    'i18n and lib must not import components.',
    { path: `${WEB}(i18n|lib)/|${ADDRESSES}`, pathNot: TESTS },
    { path: WEB, pathNot: [`${WEB}(i18n|lib)/`, ADDRESSES] },
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
    { path: WEB, pathNot: [`${WEB}(i18n|lib)/`, ADDRESSES] },
  ),
];
