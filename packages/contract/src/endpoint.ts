import type { z } from 'zod';
import type { RateLimitName } from './limits.ts';
import type { Access } from './permissions.ts';

/** Things that belong to one user. A new kind needs a fixture in the access matrix. */
export type OwnedResource = 'user';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters as `:id`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /** Whose thing the call names, and where. Required of every signed-in endpoint with parameters; `nobody` for things that belong to no user. */
  owns?: { resource: OwnedResource; in: 'params' | 'query' | 'body'; key: string } | 'nobody';
  /** `none` only for those who watch us, and must never be turned away. */
  limit?: RateLimitName | 'none';
  /** True when a third party's failure may make this answer 503. */
  outsideFaults?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

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
