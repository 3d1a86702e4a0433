import {
  auth,
  consulting,
  contact,
  type Endpoint,
  favorites,
  namePages,
  names,
  privacy,
  ratings,
} from '@ismi/contract';
import { solvedCaptcha } from '../fakes/captcha.ts';

/** Where a random value would never get past the door: fields that let it through, so that the rooms behind are tried too. */
const KEYS: [Endpoint, () => Record<string, unknown>][] = [
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

/** Where an endpoint takes what a person has written. */
export const writtenPartOf = ({ body }: Endpoint): 'body' | 'query' => (body ? 'body' : 'query');

export const keysOf = (endpoint: Endpoint): Record<string, unknown> => ({
  // Whatever it costs, or the call would end at its price.
  ...(endpoint.charges && { max_credits: 100 }),
  ...KEYS.find(([known]) => known === endpoint)?.[1](),
});
