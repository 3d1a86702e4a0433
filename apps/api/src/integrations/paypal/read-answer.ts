import type { z } from 'zod';
import { party } from './client.ts';

/** A good answer that we cannot read leaves us in doubt, as no answer does. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = schema.safeParse(body);
  if (!read.success) throw party('an answer of an unknown shape', read.error);
  return read.data;
}
