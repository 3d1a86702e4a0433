import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** One browser in which a user is signed in, for the user's list. */
export const OwnSession = z.object({
  id: z.uuid(),
  /** Browser and system, such as `Firefox, Android`; null where they are unknown. */
  device: z.string().nullable(),
  /** The beginning of the last network address, such as `203.0.113.*`. */
  network: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** To within ten minutes. */
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const ownSessions = {
  list: defineEndpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Where I am signed in, the last used first',
    response: z.object({ sessions: z.array(OwnSession) }),
  }),
  end: defineEndpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'user',
    summary: 'End one of my sessions. Safe to repeat',
    limit: 'signIn',
    owns: { resource: 'session', in: 'params', key: 'id' },
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ ended: z.literal(true) }),
  }),
  endOthers: defineEndpoint({
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'user',
    summary: 'End all of my sessions but this one. Safe to repeat',
    limit: 'signIn',
    body: z.strictObject({}),
    response: z.object({ ended: z.int() }),
  }),
};
