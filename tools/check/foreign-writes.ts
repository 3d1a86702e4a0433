import type { ParsedSource, SyntaxNode } from './syntax.ts';

const WRITES = new Set(['insert', 'update', 'delete']);

const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (Object(inner) === inner ? Reflect.get(Object(inner), key) : undefined),
    value,
  );

/** Local name → the feature whose schema file it was imported from; `payments.paypal.ts` is one of `payments`. */
function tablesImportedIn(nodes: readonly SyntaxNode[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const node of nodes) {
    const from = String(at(node, 'source', 'value'));
    const owner = /\/db\/schema\/([^/.]+)[^/]*\.ts$/.exec(from)?.[1];
    if (node.type !== 'ImportDeclaration' || owner === undefined) continue;
    for (const specifier of Array.isArray(node.specifiers) ? node.specifiers : []) {
      owners.set(String(at(specifier, 'local', 'value')), owner);
    }
  }
  return owners;
}

/** A feature writes only its own tables (arrow 7): `tx.update(x)` with an `x` of another feature's schema file. */
export function findForeignWrites(path: string, source: ParsedSource): string[] {
  const feature = /^apps\/api\/src\/features\/([^/]+)\/.*(?<!\.test)\.ts$/.exec(path)?.[1];
  if (!feature) return [];
  const owners = tablesImportedIn(source.nodes);
  return source.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const verb = String(at(node, 'callee', 'property', 'value'));
    const table = String(at(node, 'arguments', 0, 'expression', 'value'));
    const owner = owners.get(table);
    if (!WRITES.has(verb) || owner === undefined || owner === feature) return [];
    return [
      `${path}:${source.lineOf(node)} foreign-write: ${feature} must not ${verb} ${table}, a table of ${owner}`,
    ];
  });
}
