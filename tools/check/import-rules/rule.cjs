/** Tests may reach further than the product: they arrange the world that they look at. */
const TESTS = ['\\.test\\.tsx?$', '^apps/api/test/', '^apps/web/test/', '^e2e/'];

const API = '^apps/api/src/';
const FEATURES = `${API}features/`;
const WEB = '^apps/web/app/';

const PACKAGES = '(^|/)node_modules/';
const packages = (...names) => `${PACKAGES}(${names.join('|')})/`;

/** Where the rule names a folder of ours, packages installed inside that folder (apps/api/node_modules) are not meant. */
const withoutInstalled = (to) =>
  to.path && !to.path.includes('node_modules')
    ? { ...to, pathNot: [...(to.pathNot ?? []), PACKAGES] }
    : to;

/** What may not be: `from` imports `to`; the comment is what the author of a violation reads. */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: withoutInstalled(to),
});

module.exports = { API, FEATURES, TESTS, WEB, packages, rule };
