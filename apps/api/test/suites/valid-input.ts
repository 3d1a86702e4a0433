import {
  auth,
  consulting,
  contact,
  type Endpoint,
  favorites,
  nameComparison,
  namePages,
  names,
  privacy,
  ratings,
} from '@ismi/contract';
import { solvedCaptcha } from '../fakes/captcha.ts';

/** Fields that pass validation where a random value never would, so that the handlers are tested too. */
const KEYS: [Endpoint, () => Record<string, unknown>][] = [
  [nameComparison.read, () => ({ names: 'yusuf,zaynab' })],
  [names.search, () => ({ query: 'Yusuf', name_id: undefined })],
  [names.analyse, () => ({ name: 'Yusuf', name_id: undefined })],
  [favorites.add, () => ({ name: 'Yusuf', name_id: undefined })],
  [favorites.remove, () => ({ name: 'Yusuf', name_id: undefined })],
  [ratings.rate, () => ({ rating: 4, name_id: 'yusuf' })],
  [ratings.bulkRatings, () => ({ names: ['Yusuf', 'يوسف'] })],
  [ratings.bulkStats, () => ({ names: ['Yusuf', 'Qwzxhna'] })],
  [namePages.report, () => ({ name_id: 'yusuf', recaptcha_token: solvedCaptcha('name_report') })],
  [
    consulting.availableSlots,
    () => ({ startDate: '2026-11-17', endDate: '2026-12-17', date: undefined }),
  ],
  [privacy.requestDeletion, () => ({ email: 'elif@family.example' })],
  [auth.register, () => ({ recaptcha_token: solvedCaptcha('registration') })],
  [
    contact.send,
    () => ({ recaptcha_token: solvedCaptcha(), form_timestamp: 0, website: '', phone_number: '' }),
  ],
];

/** Where an endpoint takes free text. */
export const writtenPartOf = ({ body }: Endpoint): 'body' | 'query' => (body ? 'body' : 'query');

export const keysOf = (endpoint: Endpoint): Record<string, unknown> => ({
  // Any price, or the call would end there.
  ...(endpoint.charges && { max_credits: 100 }),
  ...KEYS.find(([known]) => known === endpoint)?.[1](),
});
