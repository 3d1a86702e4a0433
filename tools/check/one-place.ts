import { readFileSync } from 'node:fs';
import { findForeignWrites } from './foreign-writes.ts';
import { report } from './report.ts';
import { listSources } from './sources.ts';
import { type ParsedSource, parseSource, type SyntaxNode } from './syntax.ts';

interface Rule {
  name: string;
  says: string;
  appliesTo(path: string): boolean;
  isBrokenBy(node: SyntaxNode): boolean;
}

const API = 'apps/api/src/';
const isTest = (path: string) => /\.test\.tsx?$|\/test\//.test(path);
const field = (node: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (value, name) => (Object(value) === value ? Reflect.get(Object(value), name) : undefined),
    node,
  );
const isCalled = (node: unknown, name: string) =>
  field(node, 'type') === 'Identifier' && field(node, 'value') === name;
/** `object.property` and `object['property']`. */
const isMember = (node: SyntaxNode, object: string, property: string) =>
  node.type === 'MemberExpression' &&
  isCalled(node.object, object) &&
  (isCalled(node.property, property) || field(node.property, 'expression', 'value') === property);
const argumentsOf = (node: SyntaxNode) =>
  Array.isArray(node.arguments) ? node.arguments.length : 0;

const SQL_TIME =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(\s*\)|\bcurrent_(timestamp|date|time)\b/i;
const textOf = (node: SyntaxNode): string => {
  if (node.type === 'TemplateElement') return String(node.raw);
  return node.type === 'StringLiteral' ? String(node.value) : '';
};

/** The expiry of a hold is compared across processes, whose clocks may differ. */
const BY_THE_DATABASE_CLOCK = [
  `${API}db/migrate.ts`,
  `${API}features/credits/holds.queries.ts`,
  `${API}features/payments/leases.queries.ts`,
  `${API}features/suggestions/runs.queries.ts`,
];

const RULES: readonly Rule[] = [
  {
    name: 'environment',
    says: 'only config*.ts reads the environment',
    appliesTo: (path) =>
      /^(apps\/[^/]+\/src|apps\/web|packages)\//.test(path) &&
      !isTest(path) &&
      !/\/config[^/]*\.ts$|\.config\.ts$/.test(path),
    isBrokenBy: (node) =>
      isMember(node, 'process', 'env') ||
      (node.type === 'ImportDeclaration' &&
        /^(node:)?process$/.test(String(field(node, 'source', 'value')))) ||
      (node.type === 'VariableDeclarator' && isCalled(node.init, 'process')),
  },
  {
    name: 'time',
    says: 'only lib/clock.ts asks for the time',
    appliesTo: (path) => path.startsWith(API) && path !== `${API}lib/clock.ts`,
    isBrokenBy: (node) =>
      isMember(node, 'Date', 'now') ||
      (node.type === 'NewExpression' && isCalled(node.callee, 'Date') && argumentsOf(node) === 0) ||
      // Without `new`, Date ignores its arguments and returns the current time.
      (node.type === 'CallExpression' && isCalled(node.callee, 'Date')),
  },
  {
    name: 'sql-time',
    says: 'SQL decides nothing by its own clock: time is a parameter',
    appliesTo: (path) =>
      path.startsWith(API) && !isTest(path) && !BY_THE_DATABASE_CLOCK.includes(path),
    isBrokenBy: (node) =>
      SQL_TIME.test(textOf(node)) ||
      (node.type === 'MemberExpression' && isCalled(node.property, 'defaultNow')),
  },
];

const findingsIn = (path: string, source: ParsedSource): string[] =>
  RULES.filter((rule) => rule.appliesTo(path)).flatMap((rule) =>
    source.nodes
      .filter((node) => rule.isBrokenBy(node))
      .map((node) => `${path}:${source.lineOf(node)} ${rule.name}: ${rule.says}`),
  );

const paths = listSources().filter(
  (path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
);
const findings = paths.flatMap((path) => {
  const source = parseSource(path, readFileSync(path, 'utf8'));
  return [...findingsIn(path, source), ...findForeignWrites(path, source)];
});

report(findings, { check: 'one-place', files: paths.length });
