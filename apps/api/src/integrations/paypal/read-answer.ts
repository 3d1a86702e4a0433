import type { z } from 'zod';
import { payPalFault } from './client.ts';

/** A successful answer that we cannot read leaves the outcome unknown, as no answer does. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = schema.safeParse(body);
  if (!read.success) throw payPalFault('an answer of an unknown shape', read.error);
  return read.data;
}
