import { parseSync } from '@swc/core';

/** A node of swc's tree, as far as these checks read it. */
export interface SyntaxNode {
  type: string;
  span?: { start: number };
  [field: string]: unknown;
}

// swc's offsets start at the first statement, after leading comments: a statement in front makes that the start of the file.
const MARK = '0;\n';

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

export interface ParsedSource {
  path: string;
  nodes: SyntaxNode[];
  lineOf(node: SyntaxNode): number;
}

/** Parses a source into a flat list of its nodes, without comments. */
export function parseSource(path: string, text: string): ParsedSource {
  const tree = parseSync(MARK + text, {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    target: 'es2024',
  });
  const bytes = Buffer.from(MARK + text);
  const begin = tree.span.start;
  const marked = MARK.split('\n').length - 1;
  return {
    path,
    nodes: [...nodesIn(tree.body)],
    lineOf(node) {
      const before = bytes.subarray(0, (node.span?.start ?? begin) - begin).toString();
      return before.split('\n').length - marked;
    },
  };
}
