import type { BodyOf, Locale, ResponseOf, suggestions } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { readNamePool } from '../names/name-pool.service.ts';
import { ALL_ALLOWED } from './consent.rules.ts';
import { readConsent } from './consent.service.ts';
import { understandWishes } from './understood-wishes.rules.ts';

interface UnderstandRequest {
  /** Undefined for a guest. */
  userId: string | undefined;
  told: BodyOf<typeof suggestions.understand>;
  locale: Locale;
}

/** What a user has refused is not read. Nobody else has been asked yet: the price is shown to nobody without an answer. */
async function readable(deps: Pick<Deps, 'db'>, userId: string | undefined) {
  if (userId === undefined) return ALL_ALLOWED;
  const { asked, faith, origin } = await readConsent(deps, userId);
  return asked ? { faith, origin } : ALL_ALLOWED;
}

/** Reads a family's words for the family alone: nothing of them is stored or logged. */
export async function understand(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, told, locale }: UnderstandRequest,
): Promise<ResponseOf<typeof suggestions.understand>> {
  const [pool, allowed] = await Promise.all([readNamePool(deps, locale), readable(deps, userId)]);
  return { wishes: understandWishes(told, locale, pool, allowed), reader: 'rules' };
}
