import { z } from 'zod';

/** What we read of Google's ID token. A name is never guaranteed, an address only for accounts that have one. */
export const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(1).optional(),
  email_verified: z.boolean().default(false),
  name: z.string().min(1).optional(),
  /** The Workspace domain of the account; absent for other accounts. */
  hd: z.string().min(1).optional(),
});
