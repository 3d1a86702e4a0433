import type { Endpoint } from '@ismi/contract';
import { ADMINISTRATION_CALLS } from './calls/administration.ts';
import { FAMILY_CALLS } from './calls/families.ts';
import { PAYMENT_CALLS } from './calls/payments.ts';
import { SIGN_IN_CALLS } from './calls/sign-in.ts';
import { type Given, idOf, type Known } from './known.ts';
import type { Call } from './largest-inputs.ts';

/** Calls that cannot be derived from a schema: because of their preconditions, or because they cost more than their size suggests. */
export const GIVEN_CALLS: readonly Given[] = [
  ...SIGN_IN_CALLS,
  ...FAMILY_CALLS,
  ...PAYMENT_CALLS,
  ...ADMINISTRATION_CALLS,
];

/** Endpoints of which no call can succeed here, by `METHOD /path`, and why the refusal is measured instead. */
export const REASONS_FOR_REFUSALS: Readonly<Record<string, string>> = {};

/**
 * Ids that exist in every seed, by the start of the path, the longest first. Different ones, since some actions can be done only once.
 */
const IDS: [prefix: string, id: (known: Known, number: number) => string][] = [
  // Every hundredth is a completed one.
  ['/admin/payments/:id', (_, number) => idOf(`payment ${1_005 + (number % 180) * 100}`)],
  ['/admin/paypal-events/:id', (_, number) => `WH-${1 + (number % 40)}`],
  ['/admin/users/:id', (_, number) => idOf(`user ${100 + number}`)],
  ['/admin/consulting-requests/:id', (_, number) => idOf(`request ${1 + (number % 90)}`)],
  ['/admin/contact-messages/:id', (_, number) => idOf(`message ${1 + (number % 200)}`)],
  ['/admin/name-reports/:id', (_, number) => idOf(`report ${1 + (number % 200)}`)],
  ['/users/:id', ({ userId }) => userId],
];

/** Values that are not in a schema: existing ids. */
export function knownParts(endpoint: Endpoint, known: Known, number: number): Call {
  const id = IDS.find(([prefix]) => endpoint.path.startsWith(prefix))?.[1](known, number);
  const slug = known.slugs[number % known.slugs.length] ?? 'yusuf';
  const params = {
    ...(id !== undefined && { id }),
    ...(endpoint.path.includes(':slug') && { slug }),
    ...(endpoint.path.startsWith('/name-ratings/names/:name') && { name: slug }),
  };
  return { ...(Object.keys(params).length > 0 && { params }) };
}
