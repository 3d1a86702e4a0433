import { z } from 'zod';
import { Account } from '../auth/auth.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { LOCALES } from '../core/locales.ts';

const params = z.strictObject({ id: z.uuid() });
const owns = { resource: 'user', in: 'params', key: 'id' } as const;

export const profile = {
  read: defineEndpoint({
    method: 'GET',
    path: '/users/:id/profile',
    access: 'user',
    summary: 'My profile, with what I have used so far',
    owns,
    params,
    response: z.object({
      user: Account,
      stats: z.object({
        total_credits_used: z.int(),
        total_suggestions: z.int(),
        total_favorites: z.int(),
        total_ratings: z.int(),
        /** Mean of the stars given; null for a user without ratings. */
        average_rating: z.number().min(1).max(5).nullable(),
      }),
    }),
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/users/:id',
    access: 'user',
    summary: 'Remember the language in which I am spoken to',
    owns,
    params,
    body: z.strictObject({ preferred_language: z.enum(LOCALES) }),
    response: Account,
  }),
};
