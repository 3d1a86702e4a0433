import { z } from 'zod';
import { Pagination, pageOfList } from '../admin/admin-lists.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { emailAddress, lineOfText } from '../core/free-text.ts';
import { WITHDRAWAL_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';

/** The outcome of a declaration of withdrawal. */
export const WITHDRAWAL_STATUSES = ['open', 'refunded', 'declined'] as const;

// The law requires that this text is mailed back to the address. So it can hold a name and a number, but no message to
// strangers.
const PERSONS_NAME = /^(?:[\p{L}\p{M}'’ ,&()-]|\.[ )])+\.?$/u;
const NUMBER = /^(?:[\p{L}0-9 #/-]|\. )+$/u;

/** Phones turn a hyphen into a long dash, and Arabic keyboards have their own digits. */
const inPlainSigns = (number: string): string =>
  number
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\u{660}-\u{669}\u{6F0}-\u{6F9}]/gu, (digit) =>
      String((digit.codePointAt(0) ?? 0) % 16),
    );

/** Buyer and purchase of a withdrawal. The same rules in the browser and on the server. */
export const WithdrawalForm = z.strictObject({
  name: lineOfText(WITHDRAWAL_LIMITS.name).pipe(z.string().regex(PERSONS_NAME)),
  email: emailAddress(WITHDRAWAL_LIMITS.email),
  order_number: lineOfText(WITHDRAWAL_LIMITS.orderNumber).pipe(
    z.string().overwrite(inPlainSigns).regex(NUMBER),
  ),
});
export type WithdrawalForm = z.output<typeof WithdrawalForm>;

export const withdrawals = {
  declare: defineEndpoint({
    method: 'POST',
    path: '/withdrawals',
    access: 'guest',
    limit: 'contact',
    summary:
      'Withdraw from a purchase; answers alike whether there is such a purchase or not, and confirms by mail',
    body: WithdrawalForm.extend({
      recaptcha_token: z.string().max(4096).default(''),
      language: z.enum(LOCALES).optional(),
    }),
    response: z.object({ reference: z.string(), received_at: z.iso.datetime() }),
  }),
};

/** The purchase, and what its withdrawal would refund now. */
const Purchase = z.object({
  payment_id: z.uuid(),
  receipt_number: z.string(),
  completed_at: z.iso.datetime(),
  amount: z.number(),
  currency: z.string(),
  refunded_amount: z.number(),
  credits: z.int(),
  /** Of this purchase; the oldest credits are used first. */
  credits_left: z.int(),
  refundable_amount: z.number(),
  /** Declared within 14 days. */
  in_time: z.boolean(),
  /** The declaration came with the address of the buyer’s account. */
  same_address: z.boolean(),
  /** Only a guess: the last purchase of the account that had the address and was erased since. */
  guessed: z.boolean(),
});
export type WithdrawnPurchase = z.output<typeof Purchase>;

const AdminWithdrawal = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  /** Null: the account was erased since. */
  email: z.string().nullable(),
  order_number: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  handled_at: z.iso.datetime().nullable(),
  /** Null: no purchase matches the text. */
  purchase: Purchase.nullable(),
});
export type AdminWithdrawal = z.output<typeof AdminWithdrawal>;

const id = z.strictObject({ id: z.uuid() });
/** A number to look up the purchase, where the text leads nowhere. */
const orderNumber = lineOfText(WITHDRAWAL_LIMITS.orderNumber).optional();

export const withdrawalsAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/withdrawals',
    access: 'admin',
    limit: 'withdrawals',
    summary:
      'Declarations of withdrawal: open ones, the longest waiting first, or those of a status, the last answered first',
    query: z.strictObject({
      status: z.enum(WITHDRAWAL_STATUSES).default('open'),
      ...pageOfList(WITHDRAWAL_LIMITS.page, WITHDRAWAL_LIMITS.page),
    }),
    response: z.object({
      withdrawals: z.array(AdminWithdrawal),
      pagination: Pagination,
      open: z.int(),
    }),
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/admin/withdrawals/:id',
    access: 'admin',
    owns: 'nobody',
    summary: 'One declaration, with what would be given back for it now',
    params: id,
    query: z.strictObject({ order_number: orderNumber }),
    response: AdminWithdrawal,
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/admin/withdrawals/:id/refund',
    access: 'admin',
    fresh: true,
    limit: 'purchase',
    owns: 'nobody',
    outsideFaults: true,
    summary: 'Give back what is unspent; refused when that is no longer the amount that was seen',
    params: id,
    body: z.strictObject({
      payment_id: z.uuid(),
      /** As shown in the preview. */
      amount: z.number().positive(),
      /** The number that was looked up; required where the purchase was only guessed. */
      order_number: orderNumber,
      note: lineOfText(WITHDRAWAL_LIMITS.note).optional(),
    }),
    response: AdminWithdrawal,
  }),
  decline: defineEndpoint({
    method: 'POST',
    path: '/admin/withdrawals/:id/decline',
    access: 'admin',
    owns: 'nobody',
    summary: 'Answer that nothing can be given back, and why; the reason is mailed',
    params: id,
    body: z.strictObject({ reason: lineOfText(WITHDRAWAL_LIMITS.note) }),
    response: AdminWithdrawal,
  }),
};
