import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../lib/app-error.ts';

/** The nil and max UUID, which are not unique. */
const NOT_UNIQUE = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Any UUID version, case-insensitive. */
const OpKey = z
  .uuid()
  .toLowerCase()
  .refine((key) => !NOT_UNIQUE.includes(key));

/** Headers of a call that charges: without a key, a repeat could not be told from a second act. */
export const RequiredOpKey = z.looseObject({ 'idempotency-key': OpKey });

/** The client's key for one act, however often the request is sent. */
export function opKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = OpKey.optional().safeParse(headers['idempotency-key']);
  if (!key.success) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: 'idempotency-key', rule: 'invalid_format' }],
    });
  }
  return key.data;
}
