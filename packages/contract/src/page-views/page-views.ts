import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** A path of ours without query, or the referring host. */
const path = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/);
const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/);

export const pageViews = {
  count: defineEndpoint({
    method: 'POST',
    path: '/page-views',
    access: 'guest',
    summary: 'A page was seen by somebody who agreed to its being counted',
    body: z.strictObject({ path, referrer: host.nullish() }),
    response: z.object({ counted: z.boolean() }),
  }),
};
