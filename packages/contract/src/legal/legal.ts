import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** All third parties that may get personal data. A new one is named here and described on the privacy page. */
export const RECIPIENTS = [
  'hosting',
  'smtp',
  'paypal',
  'google',
  'llm',
  'instagram',
  'analytics',
  'errors',
] as const;
export type Recipient = (typeof RECIPIENTS)[number];

export const legal = {
  recipients: defineEndpoint({
    method: 'GET',
    path: '/legal/recipients',
    access: 'guest',
    summary: 'Who gets data here, as configured; what is turned off gets none',
    response: z.object({
      recipients: z.array(
        z.object({
          kind: z.enum(RECIPIENTS),
          /** Null: the operator's own servers. */
          operated_by: z.string().nullable(),
        }),
      ),
    }),
  }),
};
