import { LOCALES, type Locale, RELIGIOUS_CONSENT_VERSION } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { hasReligiousAnswers, removeReligiousAnswers } from '../consulting/religion.service.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import { type NamePool, readNamePool } from '../names/name-pool.service.ts';
import { FORGOTTEN_KEY, withoutReligion } from './religion-removal.rules.ts';
import { rewriteKeys } from './runs.queries.ts';
import {
  findAllLists,
  findConsent,
  removeConsent,
  rewriteList,
  storeConsent,
} from './suggestions.queries.ts';

interface ConsentRequest {
  db: Db | Tx;
}

/** Whether answers about religion may be processed, by the current wording. */
export const hasConsent = async ({ db }: ConsentRequest, userId: string): Promise<boolean> =>
  (await findConsent(db, userId)) === RELIGIOUS_CONSENT_VERSION;

export async function assertConsent(asked: ConsentRequest, userId: string): Promise<void> {
  if (!(await hasConsent(asked, userId))) throw new AppError('CONSENT_REQUIRED');
}

export const readConsent = async (deps: Pick<Deps, 'db'>, userId: string) => ({
  given: await hasConsent(deps, userId),
  consent_version: RELIGIOUS_CONSENT_VERSION,
  in_consulting: await hasReligiousAnswers(deps.db, userId),
});

type PoolsByLocale = ReadonlyMap<Locale, NamePool>;

async function readAllPools(deps: Pick<Deps, 'db' | 'clock'>): Promise<PoolsByLocale> {
  const pools = LOCALES.map(async (locale) => [locale, await readNamePool(deps, locale)] as const);
  return new Map(await Promise.all(pools));
}

/** Removes from a user's stored data everything that reveals their faith. */
async function removeFaith(tx: Tx, userId: string, pools: PoolsByLocale): Promise<void> {
  for (const list of await findAllLists(tx, userId)) {
    const pool = pools.get(list.language);
    if (pool) await rewriteList(tx, withoutReligion(list, pool));
  }
  await rewriteKeys(tx, userId, FORGOTTEN_KEY);
}

/** Gives or withdraws the consent; withdrawal also removes the stored answers about religion. Safe to repeat. */
export async function setConsent(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  isGiven: boolean,
) {
  if (isGiven) await storeConsent(deps.db, userId, RELIGIOUS_CONSENT_VERSION, deps.clock.now());
  else {
    const pools = await readAllPools(deps);
    await deps.db.transaction(async (tx) => {
      // Storing a list takes the same lock: it is stored before this and cleaned, or after it and checks the consent again.
      await lockSpendable(tx, userId);
      await removeConsent(tx, userId);
      await removeFaith(tx, userId, pools);
      await removeReligiousAnswers(tx, userId);
    });
  }
  return readConsent(deps, userId);
}
