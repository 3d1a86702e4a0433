import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../lib/app-error.ts';

const OpKey = z.uuid().optional();

/** What the client calls one act of a person, however often the request is sent. */
export function opKeyOf(request: FastifyRequest): string | undefined {
  const key = OpKey.safeParse(request.headers['idempotency-key']);
  if (!key.success) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: 'idempotency-key', rule: 'invalid_format' }],
    });
  }
  return key.data;
}
