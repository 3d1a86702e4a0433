import type { ParsedSource, SyntaxNode } from '../syntax.ts';
import { baseOf, type TextSet } from './text-files.ts';

const SHELL_NAMESPACE = 'common';

/** A call of `t`, as far as static analysis can tell. */
export interface KeyUse {
  place: string;
  /** The namespaces that the file names; undefined if they are variable. */
  namespaces: string[] | undefined;
  /** The whole key, or a pattern if a part is variable. */
  key: RegExp;
  words: string;
}

const field = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
const calleeOf = (node: SyntaxNode): unknown => {
  const { callee } = node;
  return field(callee, 'type') === 'MemberExpression'
    ? field(field(callee, 'property'), 'value')
    : field(callee, 'value');
};
const firstArgument = (node: SyntaxNode): unknown =>
  Array.isArray(node.arguments) ? field(node.arguments[0], 'expression') : undefined;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys of an expression: one, one of two, or all that match a template. */
function keysOf(value: unknown): { key: RegExp; words: string }[] {
  switch (field(value, 'type')) {
    case 'StringLiteral': {
      const words = String(field(value, 'value'));
      return [{ key: new RegExp(`^${literally(words)}$`), words }];
    }
    case 'TemplateLiteral': {
      const quasis = field(value, 'quasis');
      const parts = Array.isArray(quasis) ? quasis.map((part) => String(field(part, 'raw'))) : [];
      return [{ key: new RegExp(`^${parts.map(literally).join('.+')}$`), words: parts.join('…') }];
    }
    case 'ConditionalExpression':
      return [...keysOf(field(value, 'consequent')), ...keysOf(field(value, 'alternate'))];
    default:
      return [];
  }
}

function namespacesOf(source: ParsedSource): string[] | undefined {
  const calls = source.nodes.filter(
    (node) => node.type === 'CallExpression' && calleeOf(node) === 'useTranslation',
  );
  const named = calls.map((call) => {
    const argument = firstArgument(call);
    if (argument === undefined) return SHELL_NAMESPACE;
    return field(argument, 'type') === 'StringLiteral'
      ? String(field(argument, 'value'))
      : undefined;
  });
  const known = named.filter((name) => name !== undefined);
  return calls.length > 0 && known.length === named.length ? known : undefined;
}

/** Every key that a source of the web uses. */
export function usesIn(path: string, source: ParsedSource): KeyUse[] {
  const namespaces = namespacesOf(source);
  return source.nodes
    .filter((node) => node.type === 'CallExpression' && calleeOf(node) === 't')
    .flatMap((node) =>
      keysOf(firstArgument(node)).map((found) => ({
        place: `${path}:${source.lineOf(node)}`,
        namespaces,
        ...found,
      })),
    );
}

/** Used keys without a text, and texts that are not used. */
export function findKeyFaults(sets: readonly TextSet[], uses: readonly KeyUse[]): string[] {
  const written = sets.flatMap(({ namespace, fileOf, texts }) =>
    namespace
      ? [
          {
            namespace,
            file: fileOf('en'),
            keys: [...new Set([...(texts.en?.keys() ?? [])].map(baseOf))],
          },
        ]
      : [],
  );
  const isMeant = (use: KeyUse, namespace: string) => use.namespaces?.includes(namespace) ?? true;
  const unknown = uses.filter(
    (use) =>
      !written.some(
        ({ namespace, keys }) => isMeant(use, namespace) && keys.some((key) => use.key.test(key)),
      ),
  );
  const unused = written.flatMap(({ namespace, file, keys }) =>
    keys
      .filter((key) => !uses.some((use) => isMeant(use, namespace) && use.key.test(key)))
      .map((key) => `${file} ${key} is used nowhere`),
  );
  return [
    ...unknown.map(
      ({ place, words, namespaces }) =>
        `${place} asks for ${words}, which ${namespaces?.join(' and ') ?? 'no namespace'} does not have`,
    ),
    ...unused,
  ];
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const MAILS = 'packages/mails/src/';
/** The frame of every mail reads texts of all of them. */
const FRAME = ['mail-frame.tsx', 'render-mail.tsx'].map((file) => MAILS + file);

/** The same for mails, whose templates read their own texts by name: `words.heading`. */
export function findUnusedMailTexts(
  sets: readonly TextSet[],
  sources: readonly ParsedSource[],
): string[] {
  const readIn = new Map(
    sources.map(({ path, nodes }) => [
      path,
      new Set(
        nodes
          .filter(({ type }) => type === 'MemberExpression')
          .map(({ property }) => String(field(property, 'value'))),
      ),
    ]),
  );
  return sets.flatMap(({ fileOf, texts }) => {
    const file = fileOf('en');
    if (!file.startsWith('packages/mails/')) return [];
    return [...(texts.en?.keys() ?? [])]
      .filter((key) => {
        const [mail = '', word = ''] = key.split('.');
        const readers = [...FRAME, `${MAILS}${kebab(mail)}.tsx`];
        return !readers.some((reader) => readIn.get(reader)?.has(word));
      })
      .map((key) => `${file} ${key} is used nowhere`);
  });
}
