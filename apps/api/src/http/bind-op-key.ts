import type { Endpoint } from '@ismi/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { claimOpKey } from '../idempotency/op-keys.queries.ts';
import { AppError } from '../lib/app-error.ts';
import { secretFor } from '../lib/keyed-secret.ts';
import { opKeyOf } from './op-key.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts keys, so that their order does not change the hash. */
const sortKeys = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The agreed price and a solved puzzle are conditions of the act, not part of its content. */
const withoutConditions = (part: unknown): unknown => {
  if (!isRecord(part)) return part;
  const { max_credits: _price, recaptcha_token: _puzzle, ...rest } = part;
  return rest;
};

/** A keyed hash of the endpoint and its input. */
function contentHashOf(
  { method, path }: Endpoint,
  { params, query, body }: FastifyRequest,
  secret: string,
): string {
  const input = [method, path, params, withoutConditions(query), withoutConditions(body)];
  return secretFor(secret, 'act-content', JSON.stringify(input, sortKeys));
}

/** Refuses a signed-in user's idempotency key that was used for another act; binds a new key to this act. */
export type BindOpKey = (endpoint: Endpoint, request: FastifyRequest) => Promise<void>;

export const bindOpKeyWith =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): BindOpKey =>
  async (endpoint, request) => {
    const opKey = opKeyOf(request);
    const isAct = endpoint.method !== 'GET' || endpoint.charges;
    if (!isAct || opKey === undefined || !request.actor || endpoint.access === 'guest') return;
    const content = contentHashOf(endpoint, request, config.accessTokenSecret);
    const { userId } = request.actor;
    const claimed = await claimOpKey(db, { userId, opKey, content, now: clock.now() });
    if (claimed !== content) throw new AppError('IDEMPOTENCY_CONFLICT');
  };
