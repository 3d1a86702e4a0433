import type { ParsedSource, SyntaxNode } from '../syntax.ts';

export interface AllowedLiterals {
  file: string;
  /** Only these texts; without them, everything in the file. */
  texts?: string[];
  reason: string;
}

export interface LiteralText {
  line: number;
  text: string;
}

const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'busyLabel',
  'heading',
  'text',
  'description',
  'caption',
]);
const LETTER = /\p{L}/u;
// A non-ASCII letter is never code; nor is a capital with several words.
const HUMAN = /[^\P{L}\p{ASCII}]|^\p{Lu}\p{Ll}*,? \p{L}+/u;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Operators whose left side may be shown too; `&&` shows its right side. */
const SHOWS_BOTH = new Set(['+', '||', '??']);

/**
 * The strings that an expression may result in: itself, both branches of a condition, both sides of a sum, the right side of
 * `&&`.
 */
function stringsOf(value: unknown): SyntaxNode[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return [value];
    case 'TemplateLiteral':
      return Array.isArray(value.quasis) ? value.quasis.flatMap(stringsOf) : [];
    case 'TemplateElement':
      return [value];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return stringsOf(value.expression);
    case 'ConditionalExpression':
      return [...stringsOf(value.consequent), ...stringsOf(value.alternate)];
    case 'BinaryExpression':
      if (SHOWS_BOTH.has(String(value.operator)))
        return [...stringsOf(value.left), ...stringsOf(value.right)];
      return value.operator === '&&' ? stringsOf(value.right) : [];
    default:
      return [];
  }
}

const wordsOf = (node: SyntaxNode): string =>
  String(node.value ?? node.cooked ?? node.raw ?? '').trim();

function literalsAt(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXText') return [node];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = Array.isArray(node.children) ? node.children : [];
    return children.flatMap((child) => (child.type === 'JSXText' ? [] : stringsOf(child)));
  }
  if (node.type === 'JSXAttribute') {
    const { name, value } = node;
    return isNode(name) && TEXT_ATTRIBUTES.has(String(name.value)) ? stringsOf(value) : [];
  }
  return [];
}

/** Texts in code, where translators do not find them. */
export function literalTextsIn(source: ParsedSource): LiteralText[] {
  const shown = source.nodes.flatMap(literalsAt).filter((node) => LETTER.test(wordsOf(node)));
  const human = source.nodes.filter(
    (node) => node.type === 'StringLiteral' && HUMAN.test(wordsOf(node)),
  );
  return [...new Set([...shown, ...human])].map((node) => ({
    line: source.lineOf(node),
    text: wordsOf(node),
  }));
}

/** Texts that are not allowed, and allowances that are not needed. */
export function findLiteralFaults(
  found: ReadonlyMap<string, readonly LiteralText[]>,
  allowed: readonly AllowedLiterals[],
): string[] {
  const mayStand = (path: string, text: string) =>
    allowed.some(({ file, texts }) => file === path && (texts?.includes(text) ?? true));
  const holds = (file: string, text?: string) =>
    found.get(file)?.some((literal) => text === undefined || literal.text === text) ?? false;
  return [
    ...[...found].flatMap(([path, literals]) =>
      literals
        .filter(({ text }) => !mayStand(path, text))
        .map(({ line, text }) => `${path}:${line} holds a text: “${text.slice(0, 60)}”`),
    ),
    ...allowed.flatMap(({ file, texts }) =>
      (texts ?? [undefined])
        .filter((text) => !holds(file, text))
        .map((text) => `${file} is allowed to hold ${text ?? 'texts'}, but does not`),
    ),
  ];
}
