import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** A figure that is small says little, and too much about a young house: it is told from here on. */
export const STATS_TOLD_FROM = 1_000;

const counted = z.int().min(STATS_TOLD_FROM).nullable();

export const stats = {
  public: defineEndpoint({
    method: 'GET',
    path: '/stats/public',
    access: 'guest',
    summary: 'How many users, names and spellings there are; null below a thousand',
    response: z.object({ users: counted, names: counted, spellings: counted, languages: z.int() }),
  }),
};
