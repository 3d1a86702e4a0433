const { packages, rule, TESTS } = require('./rule.cjs');

const oursBut = (...allowed) => ({
  path: '^(apps|packages|tools|e2e)/',
  pathNot: allowed.map((place) => (place.endsWith('.ts') ? `^${place}$` : `^${place}/`)),
});

/** Between workspaces (arrows 1, 2 and the second half of 4). */
module.exports = [
  rule(
    'contract-knows-only-zod',
    'The contract is loaded by browser, server and tests alike: whatever it imports, all of them carry.',
    { path: '^packages/contract/src/', pathNot: TESTS },
    { pathNot: ['^packages/contract/src/', packages('zod')] },
  ),
  rule(
    'simulators-know-nothing-of-ours',
    'A simulator that shared code with the product would share its errors, and prove nothing.',
    { path: '^apps/simulators/' },
    oursBut('apps/simulators'),
  ),
  rule(
    'web-knows-only-the-contract',
    'Web and API share only contract and drawing, not even types: each can be deployed without the other.',
    { path: '^apps/web/', pathNot: TESTS },
    oursBut('apps/web', 'packages/contract', 'packages/drawing'),
  ),
  rule(
    'web-tests-know-only-the-contract-and-tools',
    'A test of the web that imports the API would pass without the contract.',
    { path: '^apps/web/' },
    oursBut('apps/web', 'packages/contract', 'packages/drawing', 'tools'),
  ),
  rule(
    'api-knows-only-packages',
    'The API knows contract, catalogue, drawing and mails; web, simulators and tools are other processes.',
    { path: '^apps/api/', pathNot: TESTS },
    oursBut('apps/api', 'packages'),
  ),
  rule(
    'api-tests-never-touch-the-web',
    'A test that imports both web and API would bypass the contract.',
    { path: '^apps/api/' },
    { path: '^(apps/web|e2e)/' },
  ),
  rule(
    'e2e-knows-only-the-contract-and-the-stack',
    'A journey uses only what a customer sees; it imports the stack only to start the processes.',
    { path: '^e2e/' },
    oursBut(
      'e2e',
      'packages/contract',
      'tools/stack',
      'apps/web/app/pages.ts',
      'tools/check/report.ts',
    ),
  ),
  rule(
    'journeys-know-no-page-table',
    'Only e2e/pages may read the page table; journeys that need every page import it from there.',
    { path: '^e2e/', pathNot: ['^e2e/pages/'] },
    { path: '^(apps/web|tools/check)/' },
  ),
  rule(
    'drawing-knows-only-the-contract',
    'Geometry and colours for pages and for the pictures of the API: it must run in both.',
    { path: '^packages/drawing/' },
    oursBut('packages/drawing', 'packages/contract'),
  ),
  rule(
    'mails-know-only-the-contract',
    'Mails are built alone, before API and worker start.',
    { path: '^packages/mails/' },
    oursBut('packages/mails', 'packages/contract'),
  ),
  rule(
    'mails-are-for-email-alone',
    'Features send mails through email/ and do not render them.',
    { pathNot: ['^packages/mails/', '^apps/api/src/email/', '^tools/', ...TESTS] },
    { path: '^packages/mails/' },
  ),
  rule(
    'catalogue-knows-nothing-of-ours',
    'The catalogue is data and must not depend on the product.',
    { path: '^packages/catalogue/' },
    oursBut('packages/catalogue'),
  ),
  rule(
    'catalogue-is-for-api-and-tools',
    'The catalogue is megabytes of names; the web asks the API for the few that it shows.',
    { pathNot: ['^packages/catalogue/', '^apps/api/', '^tools/'] },
    { path: '^packages/catalogue/' },
  ),
  rule(
    'tools-import-no-app',
    'Tools start the apps as processes or read their files; an import would run an app inside a tool.',
    { path: '^tools/' },
    { path: '^(apps|e2e)/' },
  ),
  rule(
    'product-imports-no-test',
    'Fakes and fixtures must not reach production.',
    { path: '^(apps|packages)/', pathNot: TESTS },
    { path: TESTS.join('|') },
  ),
];
