import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { LOCALES } from '../core/locales.ts';
import { CONSENT_VERSION, PACKAGE_IDS } from '../credits/pricing.ts';
import { PAYMENT_STATUSES } from './payment-choices.ts';

const packageId = z.enum(PACKAGE_IDS);
const language = z.enum(LOCALES).optional();

/** A buyer's declarations before paying; none is ever pre-ticked. */
const Consents = z.strictObject({
  /** Deliver at once; used credits are not refunded. */
  withdrawal_consent: z.literal(true),
  /** Which wording was agreed to. */
  consent_version: z.literal(CONSENT_VERSION),
  /** Eighteen or older. */
  age_confirmed: z.literal(true),
  /** The buyer's country: decides the value-added tax. */
  country: z.string().regex(/^[A-Z]{2}$/),
  language,
});

export const CreditPackage = z.object({
  id: packageId,
  credits: z.int(),
  base_credits: z.int(),
  bonus_credits: z.int(),
  price: z.number(),
  currency: z.string(),
  name: z.string(),
  description: z.string(),
  popular: z.boolean(),
});
export type CreditPackage = z.output<typeof CreditPackage>;

/** A purchase as its buyer sees it. */
export const Receipt = z.object({
  payment_id: z.uuid(),
  status: z.enum(PAYMENT_STATUSES),
  receipt_number: z.string().nullable(),
  package_id: packageId,
  package_name: z.string(),
  credits: z.int(),
  amount: z.number(),
  currency: z.string(),
  refunded_amount: z.number(),
  country: z.string(),
  vat_rate: z.number(),
  vat_amount: z.number(),
  consent_version: z.string(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
});
export type Receipt = z.output<typeof Receipt>;

export const payments = {
  packages: defineEndpoint({
    method: 'GET',
    path: '/payments/paypal/packages',
    access: 'guest',
    summary: 'What credits cost, with tax, and where they are sold',
    query: z.strictObject({ lang: z.enum(LOCALES).optional(), language }),
    response: z.object({
      packages: z.array(CreditPackage),
      /** False: nothing is sold at the moment. */
      open: z.boolean(),
      consent_version: z.string(),
      countries: z.array(z.object({ code: z.string(), vat_rate: z.number() })),
    }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/payments/paypal/create',
    access: 'user',
    summary:
      'Order a package; answers with where to approve it. One open order per user and package',
    limit: 'purchase',
    outsideFaults: true,
    body: Consents.extend({
      packageId,
      returnUrl: z.string().max(500).optional(),
      cancelUrl: z.string().max(500).optional(),
    }),
    response: z.object({ approvalUrl: z.string(), payment_id: z.uuid() }),
  }),
  purchase: defineEndpoint({
    method: 'POST',
    path: '/credits/purchase',
    access: 'user',
    summary: 'The older door to the same order',
    limit: 'purchase',
    outsideFaults: true,
    body: Consents.extend({
      package: packageId,
      paymentMethod: z.literal('paypal').default('paypal'),
    }),
    response: z.object({ paymentUrl: z.string(), sessionId: z.uuid() }),
  }),
  execute: defineEndpoint({
    method: 'POST',
    path: '/payments/paypal/execute',
    access: 'user',
    summary:
      'Back from PayPal: take the money of an approved order and book its credits. Safe to repeat',
    limit: 'purchase',
    outsideFaults: true,
    body: z.strictObject({
      /** PayPal’s order; a hint, looked up together with the user. */
      token: z.string().regex(/^[A-Z0-9]{1,36}$/),
      paymentId: z.string().max(200).nullish(),
      PayerID: z.string().max(200).nullish(),
      language,
    }),
    response: z.object({
      status: z.enum(PAYMENT_STATUSES),
      /** Where the buyer may choose another source of money, after the first was declined. */
      approvalUrl: z.string().nullable(),
      /** Why nothing was booked yet. */
      waiting: z.enum(['approval', 'funding', 'paypal', 'review']).nullable(),
      credits: z.int(),
      receipt: Receipt,
    }),
  }),
  receipt: defineEndpoint({
    method: 'GET',
    path: '/payments/:id/receipt',
    access: 'user',
    summary: 'One purchase, to read or to print',
    owns: { resource: 'payment', in: 'params', key: 'id' },
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ language }),
    response: Receipt,
  }),
  webhook: defineEndpoint({
    method: 'POST',
    path: '/payments/paypal/webhook',
    access: 'guest',
    summary:
      'PayPal tells that something happened; believed only by its signature, and only as a hint',
    limit: 'webhook',
    rawBody: true,
    outsideFaults: true,
    body: z.unknown(),
    response: z.object({ received: z.literal(true) }),
  }),
};
