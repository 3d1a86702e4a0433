const api = require('./import-rules/api.cjs');
const features = require('./import-rules/features.cjs');
const { rule, TESTS } = require('./import-rules/rule.cjs');
const web = require('./import-rules/web.cjs');
const workspaces = require('./import-rules/workspaces.cjs');

const OURS = '^(apps|packages|tools|e2e)/';

const everywhere = [
  rule(
    'no-cycle',
    'Of two modules that need each other, neither can be understood or tested first. Types count too.',
    { path: OURS },
    { circular: true },
  ),
  rule(
    'no-orphan',
    'A module that imports nothing and that nobody imports is left over.',
    { path: OURS, orphan: true, pathNot: ['\\.d\\.ts$', '\\.config\\.ts$', ...TESTS] },
    {},
  ),
  rule(
    'no-unresolved-import',
    'An import that cannot be followed escapes every other rule. Generated types and the build are made later.',
    { path: OURS },
    { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:', '/build/server/'] },
  ),
];

/** The allowed dependencies of docs/architecture.md, as rules of what is forbidden. `tools/check/imports.ts` runs them. */
module.exports = {
  forbidden: [...workspaces, ...api, ...features, ...web, ...everywhere],
  options: {
    // With TypeScript 7 the default parser silently reads no TypeScript.
    parser: 'swc',
    // Type imports count: web and API must not share types directly.
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    // Our build output; a package's dist/ must stay visible, or no rule could name it.
    exclude: { path: '^(apps|packages)/[^/]+/(dist|build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
