import type { Quote } from './lookup/quote.ts';
import type { LookupRequest, Part } from './lookup-request.ts';

/** Where a lookup stands, from the question to its answer. */
export type Step =
  | { at: 'rest' }
  /** The session is being checked, and the part for signed-in users loaded. */
  | { at: 'preparing' }
  /** The connection broke before anything could be asked. */
  | { at: 'unreachable' }
  /** A signed-in user has asked: the price or the call follows. Each question is an object of its own. */
  | { at: 'asked'; request: LookupRequest }
  | { at: 'confirming'; request: LookupRequest; quote: Quote; balance: number }
  | { at: 'short'; request: LookupRequest; required: number; due: Part[]; balance: number }
  | { at: 'asking'; request: LookupRequest };

export const REST: Step = { at: 'rest' };
