import { z } from 'zod';
import type { RateLimitName } from './limits.ts';
import type { AccessRule } from './permissions.ts';

/** Resources owned by one user. A new kind needs a fixture in the access matrix. */
export type OwnedResource = 'user' | 'payment' | 'suggestion' | 'data-export' | 'session';

export interface Endpoint extends AccessRule {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters as `:id`. */
  path: `/${string}`;
  summary: string;
  /** An administrators' call that is not a read but changes nothing for the audit log: it proves the caller's identity. */
  leavesNoTrace?: boolean;
  /**
   * The kind of resource that the call names, and where. Required of every signed-in endpoint with parameters; `nobody` for
   * resources without an owner.
   */
  owns?: { resource: OwnedResource; in: 'params' | 'query' | 'body'; key: string } | 'nobody';
  /** How often one address may call it; `standard` by default. */
  limit?: RateLimitName;
  /** The list in the body that counts for the limit: a call with fifty entries is fifty hits. Without it a call is one hit. */
  limitPer?: string;
  /** Uses the session's cookies: only our own pages may call it, which the Origin header proves. */
  usesCookies?: boolean;
  /**
   * May charge credits. The call must carry an `Idempotency-Key` and `max_credits`, or it is refused with 400, and it has no
   * HEAD: a charge must be requested explicitly.
   */
  charges?: true;
  /**
   * Any cache may repeat the answer to other callers for so long. Only where it depends on the address alone: such a call must be open
   * to guests, and its session is not read.
   */
  cachedForSeconds?: number;
  /** Tells the browser to clear its cached answers, so that the next user of this browser sees none of them. */
  clearsCache?: boolean;
  /** The handler gets the raw bytes and headers: for senders who sign them. */
  rawBody?: boolean;
  /** Answers with a file of this type instead of an envelope; errors are unchanged. Its `response` is a `FileAnswer`. */
  media?: 'image/png';
  /** True when a third party's failure may make this answer 503. */
  outsideFaults?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

/** The number of hits that a call counts for, once its body is known. */
export function limitHitsOf({ limitPer }: Pick<Endpoint, 'limitPer'>, body: unknown): number {
  if (limitPer === undefined || typeof body !== 'object' || body === null) return 1;
  const list: unknown = Reflect.get(body, limitPer);
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}

/** A file as its handler returns it. */
export const FileAnswer = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** The content at this address never changes: it may be cached forever. */
  isLasting: z.boolean(),
});

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Written<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

type Part<Key extends string, S> = S extends z.ZodType ? { [K in Key]: Written<S> } : unknown;

/** A caller's input: only the parts that the endpoint has. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
