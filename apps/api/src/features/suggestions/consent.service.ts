import { LOCALES, type Locale, RELIGIOUS_CONSENT_VERSION } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { forgetReligion, tellsReligion } from '../consulting/religion.service.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import { type NameShelf, nameShelf } from '../names/suggested.service.ts';
import { rewriteKeys } from './runs.queries.ts';
import {
  everyList,
  findConsent,
  removeConsent,
  rewriteList,
  storeConsent,
} from './suggestions.queries.ts';
import { FORGOTTEN_KEY, withoutFaith } from './without-faith.rules.ts';

interface Asked {
  db: Db | Tx;
}

/** Whether answers about religion may be processed, by the wording of today. */
export const hasConsent = async ({ db }: Asked, userId: string): Promise<boolean> =>
  (await findConsent(db, userId)) === RELIGIOUS_CONSENT_VERSION;

export async function assertConsent(asked: Asked, userId: string): Promise<void> {
  if (!(await hasConsent(asked, userId))) throw new AppError('CONSENT_REQUIRED');
}

export const readConsent = async (deps: Pick<Deps, 'db'>, userId: string) => ({
  given: await hasConsent(deps, userId),
  consent_version: RELIGIOUS_CONSENT_VERSION,
  in_consulting: await tellsReligion(deps.db, userId),
});

type Shelves = ReadonlyMap<Locale, NameShelf>;

async function everyShelf(deps: Pick<Deps, 'db' | 'clock'>): Promise<Shelves> {
  const shelves = LOCALES.map(async (locale) => [locale, await nameShelf(deps, locale)] as const);
  return new Map(await Promise.all(shelves));
}

/** Takes out of everything that is kept of a user what tells of their faith. */
async function forgetFaith(tx: Tx, userId: string, shelves: Shelves): Promise<void> {
  for (const list of await everyList(tx, userId)) {
    const shelf = shelves.get(list.language);
    if (shelf) await rewriteList(tx, withoutFaith(list, shelf));
  }
  await rewriteKeys(tx, userId, FORGOTTEN_KEY);
}

/** Gives the consent, or takes it back; then the answers about religion that are kept go too. Safe to repeat. */
export async function setConsent(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  isGiven: boolean,
) {
  if (isGiven) await storeConsent(deps.db, userId, RELIGIOUS_CONSENT_VERSION, deps.clock.now());
  else {
    const shelves = await everyShelf(deps);
    await deps.db.transaction(async (tx) => {
      // Whoever stores a list holds the same lock: it comes before this and is forgotten, or after it and asks again.
      await lockSpendable(tx, userId);
      await removeConsent(tx, userId);
      await forgetFaith(tx, userId, shelves);
      await forgetReligion(tx, userId);
    });
  }
  return readConsent(deps, userId);
}
