import type { z } from 'zod';
import { NameRecord } from './schema/name-record.ts';

type Shape = Record<string, z.ZodType>;

const shapeOf = (schema: unknown): Shape | undefined => {
  const shape: unknown =
    Object(schema) === schema ? Reflect.get(Object(schema), 'shape') : undefined;
  // Only zod's object schemas have a shape.
  return shape as Shape | undefined;
};

function innerOf(schema: unknown): unknown {
  for (const key of ['unwrap', 'element']) {
    const inner: unknown = Object(schema) === schema ? Reflect.get(Object(schema), key) : undefined;
    if (typeof inner === 'function') return innerOf(inner.call(schema));
    if (inner !== undefined) return innerOf(inner);
  }
  return schema;
}

/** The same value with its keys in the schema's order; unknown keys come last, for the validator to reject. */
function inOrder(value: unknown, schema: unknown): unknown {
  const inner = innerOf(schema);
  if (Array.isArray(value)) return value.map((item) => inOrder(item, inner));
  if (Object(value) !== value) return value;
  const shape = shapeOf(inner) ?? {};
  const entries = Object.entries(Object(value));
  const rank = new Map(Object.keys(shape).map((key, index) => [key, index]));
  const rankOf = (key: string) => rank.get(key) ?? rank.size;
  return Object.fromEntries(
    entries
      .filter(([, item]) => item !== undefined)
      .sort(([one], [other]) => rankOf(one) - rankOf(other))
      .map(([key, item]) => [key, inOrder(item, shape[key])]),
  );
}

/** The only way to write a name's file, so that diffs show only real changes. */
export const printRecord = (record: unknown): string =>
  `${JSON.stringify(inOrder(record, NameRecord), null, 2)}\n`;
