/** Tests may import more: they set up what they test. */
const TESTS = ['\\.test\\.tsx?$', '^apps/api/test/', '^apps/web/test/', '^e2e/'];

const API = '^apps/api/src/';
const FEATURES = `${API}features/`;
const WEB = '^apps/web/app/';

const PACKAGES = '(^|/)node_modules/';
const packages = (...names) => `${PACKAGES}(${names.join('|')})/`;

/** Excludes packages that are installed inside the folder (apps/api/node_modules). */
const withoutInstalled = (to) =>
  to.path && !to.path.includes('node_modules')
    ? { ...to, pathNot: [...(to.pathNot ?? []), PACKAGES] }
    : to;

/** Forbids that `from` imports `to`; the comment is shown to the author of a violation. */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: withoutInstalled(to),
});

module.exports = { API, FEATURES, TESTS, WEB, packages, rule };
