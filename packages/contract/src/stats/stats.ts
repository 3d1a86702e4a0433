import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** Small figures are hidden: shown from this number on. */
export const STATS_SHOWN_FROM = 1_000;

const counted = z.int().min(STATS_SHOWN_FROM).nullable();

export const stats = {
  public: defineEndpoint({
    method: 'GET',
    path: '/stats/public',
    access: 'guest',
    summary: 'How many users, names and spellings there are; null below a thousand',
    response: z.object({ users: counted, names: counted, spellings: counted, languages: z.int() }),
  }),
};
