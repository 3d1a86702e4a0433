import { z } from 'zod';
import type { RateLimitName } from './limits.ts';
import type { Door } from './permissions.ts';

/** Things that belong to one user. A new kind needs a fixture in the access matrix. */
export type OwnedResource = 'user' | 'payment' | 'suggestion' | 'data-export' | 'session';

export interface Endpoint extends Door {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters as `:id`. */
  path: `/${string}`;
  summary: string;
  /** An administrators' call that is no reading, and yet changes nothing that an audit log would keep: it shows who is there. */
  leavesNoTrace?: boolean;
  /** Whose thing the call names, and where. Required of every signed-in endpoint with parameters; `nobody` for things that belong to no user. */
  owns?: { resource: OwnedResource; in: 'params' | 'query' | 'body'; key: string } | 'nobody';
  /** How often one address may call it; `standard`, unless told. */
  limit?: RateLimitName;
  /** The list of the body that its limit counts: a call with fifty entries is fifty hits. Without it a call is one hit. */
  limitPer?: string;
  /** Acts on the session's cookies: only our own pages may call it, which the Origin header proves. */
  usesCookies?: boolean;
  /**
   * May charge credits. The call must carry an `Idempotency-Key` and `max_credits`, or it is refused with 400, and there is no
   * HEAD of it: what charges must be asked for by name.
   */
  charges?: true;
  /** Tells the browser to forget the answers that it keeps: whoever sits there next sees none of them. */
  clearsCache?: boolean;
  /** The handler gets the bytes as they came, and the headers: for senders who sign them. */
  rawBody?: boolean;
  /** Answers with a file of this kind, and not with an envelope; refusals stay as they are. Its `response` is a `FileAnswer`. */
  media?: 'image/png';
  /** True when a third party's failure may make this answer 503. */
  outsideFaults?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

/** How many hits of its limit a call is worth, once its body is known. */
export function limitHitsOf({ limitPer }: Pick<Endpoint, 'limitPer'>, body: unknown): number {
  if (limitPer === undefined || typeof body !== 'object' || body === null) return 1;
  const list: unknown = Reflect.get(body, limitPer);
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}

/** A file as its handler hands it over. */
export const FileAnswer = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** What lies at this address will never be anything else: whoever has it may keep it. */
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

/** What a caller hands over: just the parts that the endpoint has. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
