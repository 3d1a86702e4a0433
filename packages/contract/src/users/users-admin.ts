import { z } from 'zod';
import { adminReason, pageOfList } from '../admin/admin-lists.ts';
import { AUTH_PROVIDERS } from '../auth/auth.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { ADMIN_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { PAYMENT_STATUSES } from '../payments/payment-choices.ts';

const id = z.strictObject({ id: z.uuid() });
const moment = z.iso.datetime();

/** A user in the administrator's list. */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  credits: z.int(),
  isAdmin: z.boolean(),
  is_active: z.boolean(),
  email_verified: z.boolean(),
  auth_provider: z.enum(AUTH_PROVIDERS),
  created_at: moment,
});
export type AdminUser = z.output<typeof AdminUser>;

export const AdminUserDetails = AdminUser.extend({
  phone: z.string().nullable(),
  preferred_language: z.enum(LOCALES),
  admin_note: z.string().nullable(),
  last_seen_on: z.string().nullable(),
  /** The user's pseudonym in the logs; the search finds them by it. */
  log_pseudonym: z.string(),
  stats: z.object({
    totalSuggestions: z.int(),
    /** Money paid and not refunded, in each currency. */
    totalSpent: z.array(z.object({ currency: z.string(), amount: z.number() })),
    paymentCount: z.int(),
    totalCreditsUsed: z.int(),
  }),
  recentActivity: z.object({
    suggestions: z.array(z.object({ id: z.uuid(), text: z.string(), created_at: moment })),
    payments: z.array(
      z.object({
        id: z.uuid(),
        amount: z.number(),
        currency: z.string(),
        status: z.enum(PAYMENT_STATUSES),
        created_at: moment,
      }),
    ),
  }),
});
export type AdminUserDetails = z.output<typeof AdminUserDetails>;

export const usersAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    limit: 'administration',
    summary:
      'People, the newest first; searched from the beginning of name, last name, address or id, or by pseudonym',
    query: z.strictObject({
      ...pageOfList(ADMIN_LIMITS.page),
      search: lineOfText(ADMIN_LIMITS.search).optional(),
      role: z.enum(['admin', 'user']).optional(),
      status: z.enum(['active', 'inactive']).optional(),
      authProvider: z.enum(AUTH_PROVIDERS).optional(),
    }),
    response: z.object({
      users: z.array(AdminUser),
      page: z.int(),
      totalPages: z.int(),
      total: z.int(),
      /** More users match than were read: a longer search finds the right one. */
      tooMany: z.boolean(),
    }),
  }),
  stats: defineEndpoint({
    method: 'GET',
    path: '/admin/users/stats',
    access: 'admin',
    summary: 'How many people there are',
    response: z.object({ totalUsers: z.int(), activeUsers: z.int(), adminUsers: z.int() }),
  }),
  details: defineEndpoint({
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    limit: 'administration',
    summary: 'One person, with figures and what they did last',
    params: id,
    response: AdminUserDetails,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/users/:id',
    access: 'admin',
    fresh: true,
    limit: 'administration',
    summary: 'Change a person; credits, role and status need a reason. Safe to repeat with its key',
    params: id,
    body: z.strictObject({
      credits: z.int().min(0).max(ADMIN_LIMITS.credits).optional(),
      /** What the administrator saw; if it has changed, nothing is changed. */
      expected_credits: z.int().min(0).optional(),
      isAdmin: z.boolean().optional(),
      is_active: z.boolean().optional(),
      preferred_language: z.enum(LOCALES).optional(),
      email_verified: z.boolean().optional(),
      admin_note: paragraphsOfText(ADMIN_LIMITS.note).nullable().optional(),
      reason: adminReason.optional(),
    }),
    response: AdminUserDetails,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'admin',
    fresh: true,
    limit: 'removal',
    summary:
      'Deactivate a person, or remove their personal data for good; ledger and payments stay without them',
    params: id,
    body: z.strictObject({ permanent: z.boolean().default(false), reason: adminReason }),
    response: z.object({ deactivated: z.boolean(), deleted: z.boolean() }),
  }),
};
