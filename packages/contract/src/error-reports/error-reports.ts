import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { ERROR_REPORT_LIMITS } from '../core/limits.ts';

/** Names in our code and files: no text of a user. */
const codeName = z
  .string()
  .max(ERROR_REPORT_LIMITS.name)
  .regex(/^[\w$.<>[\] /:*?-]*$/);

export const ErrorFrame = z.strictObject({
  function: codeName,
  file: codeName,
  line: z.int().min(0).max(10_000_000),
  column: z.int().min(0).max(10_000_000),
});
export type ErrorFrame = z.output<typeof ErrorFrame>;

export const errorReports = {
  send: defineEndpoint({
    method: 'POST',
    path: '/error-reports',
    access: 'guest',
    summary: 'Something broke in a page: its kind and its place in the code, and never its message',
    limit: 'errorReport',
    body: z.strictObject({
      from: z.enum(['browser', 'web']),
      type: codeName,
      /** The page's route pattern, without parameter values. */
      route: codeName,
      frames: z.array(ErrorFrame).max(ERROR_REPORT_LIMITS.frames),
    }),
    response: z.object({
      /** False: error reporting is off, so no more need be sent. */
      received: z.boolean(),
    }),
  }),
};
