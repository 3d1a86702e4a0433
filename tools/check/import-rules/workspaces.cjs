const { packages, rule, TESTS } = require('./rule.cjs');

const oursBut = (...allowed) => ({
  path: '^(apps|packages|tools|e2e)/',
  pathNot: allowed.map((place) => (place.endsWith('.ts') ? `^${place}$` : `^${place}/`)),
});

/** Between the workspaces: who may know whom at all (arrows 1, 2 and the second half of 4). */
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
    'Web and API meet in the contract alone, not even in types: either can be deployed without the other. Both draw alike.',
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
    'Even a test that bound web and API together would make the contract look kept.',
    { path: '^apps/api/' },
    { path: '^(apps/web|e2e)/' },
  ),
  rule(
    'e2e-knows-only-the-contract-and-the-stack',
    'A journey sees what a customer sees; the stack is only what starts the processes.',
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
    'A customer has no table of our pages. Only e2e/pages reads it, and reports as checks do; what holds for every page asks there.',
    { path: '^e2e/', pathNot: ['^e2e/pages/'] },
    { path: '^(apps/web|tools/check)/' },
  ),
  rule(
    'drawing-knows-only-the-contract',
    'Geometry and colours, drawn by pages and by the pictures of the API: it must be fit for both.',
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
    'Features post a letter through email/; who renders it is not their business.',
    { pathNot: ['^packages/mails/', '^apps/api/src/email/', '^tools/', ...TESTS] },
    { path: '^packages/mails/' },
  ),
  rule(
    'catalogue-knows-nothing-of-ours',
    'The names are data: they outlive the product that serves them.',
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
