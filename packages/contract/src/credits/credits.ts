import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { CREDIT_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { CREDIT_ENTRY_TYPES } from './credit-entry-types.ts';
import { MaxCredits } from './max-credits.ts';

/** One line of a user's credit history; the sign of the amount gives the direction. */
export const CreditTransaction = z.object({
  id: z.string(),
  type: z.enum(CREDIT_ENTRY_TYPES),
  amount: z.int(),
  description: z.string(),
  /** The name or the package, in the reader's language. */
  subject: z.string().nullable(),
  created_at: z.iso.datetime(),
  reference_id: z.string().nullable(),
});
export type CreditTransaction = z.output<typeof CreditTransaction>;

export const HISTORY_FILTERS = ['all', 'earned', 'spent', 'purchased'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

export const credits = {
  balance: defineEndpoint({
    method: 'GET',
    path: '/credits/balance',
    access: 'user',
    summary: 'What the user may spend now',
    response: z.object({ credits: z.int() }),
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/credits/history',
    access: 'user',
    summary: 'What came and went, the newest first, page by page',
    query: z.strictObject({
      filter: z.enum(HISTORY_FILTERS).default('all'),
      /** `next` of the previous page. */
      cursor: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(CREDIT_LIMITS.historyPageMax)
        .default(CREDIT_LIMITS.historyPage),
      language: z.enum(LOCALES).optional(),
    }),
    response: z.object({
      transactions: z.array(CreditTransaction),
      next: z.int().nullable(),
      /** For the whole history, whatever the filter. */
      total_earned: z.int(),
      total_spent: z.int(),
    }),
  }),
  deduct: defineEndpoint({
    method: 'POST',
    path: '/credits/deduct',
    access: 'user',
    summary:
      'Spend credits of one’s own; what costs credits is priced by the server and does not come this way',
    charges: true,
    body: z.strictObject({
      amount: z.int().min(1).max(CREDIT_LIMITS.deductAtOnce).default(1),
      max_credits: MaxCredits,
      description: lineOfText(CREDIT_LIMITS.description).optional(),
    }),
    response: z.object({ remainingCredits: z.int() }),
  }),
};
