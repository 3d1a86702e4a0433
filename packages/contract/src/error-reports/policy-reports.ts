import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

const directive = z.string().max(200).optional();

export const policyReports = {
  send: defineEndpoint({
    method: 'POST',
    path: '/policy-reports',
    access: 'guest',
    summary:
      'A browser refused what our content security policy forbids; only the directive is read',
    limit: 'errorReport',
    /** The older and the newer format of browsers. Addresses in it are not read: they may contain a name or a token. */
    body: z.union([
      z.object({
        'csp-report': z.object({
          'effective-directive': directive,
          'violated-directive': directive,
        }),
      }),
      z.array(z.object({ body: z.object({ effectiveDirective: directive }) })).max(20),
    ]),
    response: z.object({ counted: z.int() }),
  }),
};
