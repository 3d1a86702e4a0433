const { packages, rule, TESTS, WEB } = require('./rule.cjs');

/** The URL map: the spelling of addresses belongs to everybody but the design system. */
const ADDRESSES = `${WEB}(paths|pages)\\.ts$`;

/** Inside the web (arrow 8): routes → features → ui, i18n, lib; the layout stands beside the features. */
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
    'The route composes features; two that knew each other could not be moved apart again.',
    { path: `${WEB}features/([^/]+)/` },
    { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`] },
  ),
  rule(
    'web-feature-stands-on-ui-i18n-lib',
    'A feature draws with the design system, speaks through i18n and asks through lib.',
    { path: `${WEB}features/`, pathNot: TESTS },
    { path: '^apps/web/', pathNot: [`${WEB}(features|ui|i18n|lib)/`, ADDRESSES] },
  ),
  rule(
    'layout-stands-on-ui-i18n-lib',
    'The shell is the same around every feature, so it knows none.',
    { path: `${WEB}layout/`, pathNot: TESTS },
    { path: '^apps/web/', pathNot: [`${WEB}(layout|ui|i18n|lib)/`, ADDRESSES] },
  ),
  rule(
    'ui-knows-nothing-of-ours',
    'Props in, DOM out: a component that knew a price or a page could not be used for the next one. It may know how to draw.',
    { path: `${WEB}ui/` },
    { path: '^(apps|packages|tools|e2e)/', pathNot: [`${WEB}ui/`, '^packages/drawing/'] },
  ),
  rule(
    'ui-knows-no-router-query-or-translation',
    'The design system gets links, data and words from outside.',
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
    'Words, formats and the API client draw nothing.',
    { path: `${WEB}(i18n|lib)/|${ADDRESSES}`, pathNot: TESTS },
    { path: WEB, pathNot: [`${WEB}(i18n|lib)/`, ADDRESSES] },
  ),
  rule(
    'app-imports-no-server',
    'The server loads the app, never the other way about.',
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
