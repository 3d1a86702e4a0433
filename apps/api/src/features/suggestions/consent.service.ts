import { LOCALES, type Locale, SUGGESTION_CONSENT_VERSION } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { hasReligiousAnswers, removeReligiousAnswers } from '../consulting/religion.service.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import { type NamePool, readNamePool } from '../names/name-pool.service.ts';
import { FORGOTTEN_KEY, listWithout } from './answer-removal.rules.ts';
import {
  type AllowedKinds,
  CONSENT_KINDS,
  type ConsentKind,
  REASONS_OF,
  tellsOf,
} from './consent.rules.ts';
import { findRounds, removeReasons, rewriteRound } from './learning.queries.ts';
import { rewriteKeys } from './runs.queries.ts';
import {
  findAllLists,
  findConsent,
  rewriteList,
  type StoredConsent,
  type StoredList,
  storeConsent,
} from './suggestions.queries.ts';

interface ConsentRequest {
  db: Db | Tx;
}

const isCurrent = (consent: StoredConsent | undefined): consent is StoredConsent =>
  consent?.version === SUGGESTION_CONSENT_VERSION;

/** Which answers may be processed, by the current wording. */
export async function readAllowed({ db }: ConsentRequest, userId: string): Promise<AllowedKinds> {
  const consent = await findConsent(db, userId);
  if (!isCurrent(consent)) return { faith: false, origin: false };
  return { faith: consent.faith, origin: consent.origin };
}

/** Refuses answers of a kind that may not be processed. */
export function assertAllowed(answers: Parameters<typeof tellsOf>[1], allowed: AllowedKinds): void {
  if (CONSENT_KINDS.some((kind) => !allowed[kind] && tellsOf(kind, answers)))
    throw new AppError('CONSENT_REQUIRED');
}

export async function readConsent(deps: Pick<Deps, 'db'>, userId: string) {
  const consent = await findConsent(deps.db, userId);
  const asked = isCurrent(consent);
  return {
    consent_version: SUGGESTION_CONSENT_VERSION,
    asked,
    faith: asked && consent.faith,
    origin: asked && consent.origin,
    earlier: consent !== undefined && !asked,
    in_consulting: await hasReligiousAnswers(deps.db, userId),
  };
}

type PoolsByLocale = ReadonlyMap<Locale, NamePool>;

async function readAllPools(deps: Pick<Deps, 'db' | 'clock'>): Promise<PoolsByLocale> {
  const pools = LOCALES.map(async (locale) => [locale, await readNamePool(deps, locale)] as const);
  return new Map(await Promise.all(pools));
}

/** The kinds that were allowed before and no longer are. An earlier wording asked for faith alone. */
function withdrawnKinds(before: StoredConsent | undefined, allowed: AllowedKinds): ConsentKind[] {
  if (!before) return [];
  const given = isCurrent(before) ? before : { faith: true, origin: false };
  return CONSENT_KINDS.filter((kind) => given[kind] && !allowed[kind]);
}

/** A text or a household may tell of anything. */
const mayTell = (kinds: readonly ConsentKind[], { answers }: StoredList): boolean =>
  kinds.some((kind) => tellsOf(kind, answers)) ||
  answers.details !== undefined ||
  answers.sibling !== undefined ||
  answers.remember === true;

/** Removes from a user's stored lists everything that reveals what they no longer allow. */
async function removeKinds(
  tx: Tx,
  userId: string,
  kinds: readonly ConsentKind[],
  pools: PoolsByLocale,
): Promise<void> {
  for (const list of await findAllLists(tx, userId)) {
    const pool = pools.get(list.language);
    if (!pool || !mayTell(kinds, list)) continue;
    await rewriteList(tx, listWithout(kinds, list, pool));
    for (const round of await findRounds(tx, list.id)) {
      const { names } = listWithout(kinds, { ...list, names: round.names, creditsUsed: 0 }, pool);
      await rewriteRound(tx, { ...round, names });
    }
  }
  await removeReasons(
    tx,
    userId,
    kinds.flatMap((kind) => REASONS_OF[kind]),
  );
  await rewriteKeys(tx, userId, FORGOTTEN_KEY);
}

export interface ConsentAnswer extends AllowedKinds {
  /** Also erase the answers about faith in consulting requests. */
  withConsulting?: boolean | undefined;
}

/** Stores the answer to the question for consent; what is stored of a kind that is taken back is removed. Safe to repeat. */
export async function setConsent(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { faith, origin, withConsulting = false }: ConsentAnswer,
) {
  const pools = await readAllPools(deps);
  await deps.db.transaction(async (tx) => {
    // Storing a list takes the same lock: it is stored before this and cleaned, or after it and checks the consent again.
    await lockSpendable(tx, userId);
    const kinds = withdrawnKinds(await findConsent(tx, userId), { faith, origin });
    await storeConsent(tx, {
      userId,
      version: SUGGESTION_CONSENT_VERSION,
      faith,
      origin,
      givenAt: deps.clock.now(),
    });
    if (kinds.length > 0) await removeKinds(tx, userId, kinds, pools);
    if (withConsulting && !faith) await removeReligiousAnswers(tx, userId);
  });
  return readConsent(deps, userId);
}
