import { z } from 'zod';

/** What we read of Google's ID token. Google promises a name to nobody, and an address only to whom it has one. */
export const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(1).optional(),
  email_verified: z.boolean().default(false),
  name: z.string().min(1).optional(),
  /** The Workspace domain of the account; absent for everybody else. */
  hd: z.string().min(1).optional(),
});
