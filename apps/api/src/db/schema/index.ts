import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { spentCaptchas } from './captcha.ts';
import { contactMessages } from './contact.ts';

/** Every table of the product. `npm run check` compares it with the files beside it. */
export const TABLES: readonly PgTable[] = [users, spentCaptchas, contactMessages];
