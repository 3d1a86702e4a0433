import type { Quote } from './lookup/quote.ts';
import type { LookupRequest, Part } from './lookup-request.ts';

/** Step of a lookup. */
export type Step =
  | { at: 'rest' }
  /** The session is being checked, and the part for signed-in users is being loaded. */
  | { at: 'preparing' }
  /** The connection failed before the request. */
  | { at: 'unreachable' }
  /** A signed-in user has submitted: the price or the call follows. Each submission is a new object. */
  | { at: 'asked'; request: LookupRequest }
  | { at: 'confirming'; request: LookupRequest; quote: Quote; balance: number }
  | { at: 'short'; request: LookupRequest; required: number; due: Part[]; balance: number }
  | { at: 'asking'; request: LookupRequest };

export const REST: Step = { at: 'rest' };
