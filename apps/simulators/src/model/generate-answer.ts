import { createHash } from 'node:crypto';

/** The part of JSON Schema that a vendor's strict mode allows. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  minItems?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

const SENTENCES: Record<string, string> = {
  tr: 'Bu cevap bir denemedir; doğruluğu yoktur.',
  de: 'Diese Antwort ist ein Versuch und nicht wahr.',
  ar: 'هذا الجواب للتجربة وليس حقيقة.',
};
const ENGLISH = 'This answer is made up and not true.';
const NO_TEXT = '-';

/** One invented name, a letter three times in a row, or five consonants in a row. */
const NONSENSE = /fughani|(\p{L})\1\1|[bcdfghjklmnpqrstvwxz]{5}/iu;

/** The same text always gives the same number. */
const hashOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0);

export interface AnswerContext {
  /** The text of the question. */
  words: string;
  /** Whether to pretend to know the name: sets a property called `known`, and texts are empty if false. */
  known: boolean;
}

export const createAnswerContext = (words: string, knows: boolean): AnswerContext => ({
  words,
  known: knows && !NONSENSE.test(words),
});

/** Generates a value that fits the schema. A text whose key is a language code is in that language. */
export function generateAnswer(
  schema: Schema,
  context: AnswerContext,
  key = '',
  root = schema,
): unknown {
  const inner = (part: Schema, name: string) => generateAnswer(part, context, name, root);
  if (schema.$ref) return inner(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, key);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[hashOf(context.words + key) % schema.enum.length];
  if (schema.anyOf) return inner(schema.anyOf[0] ?? {}, key);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part, name)]),
      );
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, (_, index) =>
        inner(schema.items ?? {}, `${key}${index}`),
      );
    case 'boolean':
      return key === 'known' ? context.known : true;
    case 'integer':
    case 'number':
      return 1;
    case 'null':
      return null;
    default:
      return context.known ? (SENTENCES[key] ?? ENGLISH) : NO_TEXT;
  }
}

/** What the vendor rejects in strict mode: open objects, optional properties and unsupported keywords. */
export function findStrictModeViolations(schema: Schema, path = '$'): string[] {
  const unsupported = ['minLength', 'maxLength', 'default'].filter((keyword) => keyword in schema);
  const faults = unsupported.map((keyword) => `${path}: '${keyword}' is not permitted`);
  const { properties, required = [] } = schema;
  if (properties) {
    if (schema.additionalProperties !== false)
      faults.push(`${path}: 'additionalProperties' is required to be supplied and to be false`);
    const missing = Object.keys(properties).filter((name) => !required.includes(name));
    if (missing.length > 0) faults.push(`${path}: 'required' lacks ${missing.join(', ')}`);
  }
  const parts = [
    ...Object.entries(properties ?? {}),
    ...Object.entries(schema.$defs ?? {}),
    ...(schema.items ? [['[]', schema.items] as const] : []),
    ...(schema.anyOf ?? []).map((part, index) => [String(index), part] as const),
  ];
  return [
    ...faults,
    ...parts.flatMap(([name, part]) => findStrictModeViolations(part, `${path}.${name}`)),
  ];
}
