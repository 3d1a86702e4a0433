import { type Locale, type Reaction, type RefusalReason, SUGGESTION_LIMITS } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import { type NamePool, readNamePool } from '../names/name-pool.service.ts';
import { allowedReasons } from './consent.rules.ts';
import { readAllowed } from './consent.service.ts';
import { type StoredReaction, subjectOfLetters, writtenIn } from './learned.rules.ts';
import {
  deleteReactions,
  findReactions,
  findRounds,
  lockList,
  type StoredRound,
  storeReaction,
} from './learning.queries.ts';
import { familySpelling, namesViewOf } from './list-view.rules.ts';
import { factsFor } from './lists.service.ts';
import { findList, type StoredList } from './suggestions.queries.ts';

type LearnDeps = Pick<Deps, 'db' | 'clock'>;

/** A list of this user, by whom it is read in a language. */
export interface ListRequest {
  userId: string;
  id: string;
  locale: Locale;
}
interface NameRequest extends ListRequest {
  /** The id of a name, or as it was written where only a model knows it. */
  name: string;
}

/** A list with its rounds, locked. What a consent removes is stored before this or after it. */
export async function lockLearning(tx: Tx, { userId, id }: Omit<ListRequest, 'locale'>) {
  await lockSpendable(tx, userId);
  const list = await lockList(tx, userId, id);
  if (!list) throw new AppError('NOT_FOUND');
  return { list, rounds: await findRounds(tx, id) };
}

const entriesOf = (list: StoredList, rounds: readonly StoredRound[]) => [
  ...list.names,
  ...rounds.flatMap(({ names }) => names),
];

/** What the name is stored as: of a replaced name, its successor. */
export function subjectIn(
  { list, rounds, pool }: { list: StoredList; rounds: readonly StoredRound[]; pool: NamePool },
  name: string,
): Pick<StoredReaction, 'subject' | 'nameId'> {
  for (const entry of entriesOf(list, rounds)) {
    if ('own' in entry) {
      if (entry.own.name === name) return { subject: subjectOfLetters(name), nameId: null };
      continue;
    }
    const id = pool.nameOf(entry.id)?.id ?? entry.id;
    if (id === name || entry.id === name) return { subject: id, nameId: id };
  }
  throw new AppError('LIST_CHANGED');
}

/** What names are called on the page of a list: as its family writes those that stand there. */
function namesOnPage(list: StoredList, rounds: readonly StoredRound[], pool: NamePool) {
  const entries = new Map(
    entriesOf(list, rounds).flatMap((entry) =>
      'own' in entry ? [] : [[pool.nameOf(entry.id)?.id ?? entry.id, entry] as const],
    ),
  );
  return (id: string): { name_id: string; name: string } | undefined => {
    const known = pool.nameOf(id);
    const spelling = pool.spellingOf(id);
    if (!known || spelling === undefined) return undefined;
    const entry = entries.get(known.id);
    return { name_id: known.id, name: (entry && familySpelling(entry, spelling)) ?? spelling };
  };
}

/** What a user said about names of lists, and what came to this list since. */
export async function readLearning(deps: LearnDeps, { userId, id, locale }: ListRequest) {
  const list = await findList(deps.db, userId, id);
  if (!list) throw new AppError('NOT_FOUND');
  const [rounds, reactions, allowed, source, pool] = await Promise.all([
    findRounds(deps.db, id),
    findReactions(deps.db, userId),
    readAllowed(deps, userId),
    factsFor(deps, list, locale),
    readNamePool(deps, locale),
  ]);
  const nameOf = namesOnPage(list, rounds, pool);
  const used = (of: StoredRound['kind']) => rounds.filter(({ kind }) => kind === of).length;
  return {
    reactions: reactions
      .slice(0, SUGGESTION_LIMITS.reactionsShown)
      .flatMap(({ subject, nameId, reaction, reason }): Reaction[] => {
        const name = nameId === null ? { name_id: null, name: writtenIn(subject) } : nameOf(nameId);
        return name ? [{ ...name, reaction, reason }] : [];
      }),
    reasons: allowedReasons(allowed),
    rounds: rounds.map(({ kind, number, around, names }) => ({
      kind,
      number,
      around: around === null ? null : (nameOf(around) ?? { name_id: around, name: around }),
      // Only the names that were paid for have more than public facts.
      suggestions: namesViewOf({ ...list, names, creditsUsed: 0 }, source),
    })),
    left: {
      refine: SUGGESTION_LIMITS.refiningRounds - used('refine'),
      alike: SUGGESTION_LIMITS.alikeRounds - used('alike'),
    },
  };
}

/** Remembers that a name is not for this family. A reason that tells of faith or origin requires the consent to it. */
export async function refuseName(
  deps: LearnDeps,
  { reason, ...request }: NameRequest & { reason?: RefusalReason | undefined },
) {
  const pool = await readNamePool(deps, request.locale);
  await deps.db.transaction(async (tx) => {
    const locked = await lockLearning(tx, request);
    const subject = subjectIn({ ...locked, pool }, request.name);
    if (reason && !allowedReasons(await readAllowed({ db: tx }, request.userId)).includes(reason))
      throw new AppError('CONSENT_REQUIRED');
    await storeReaction(tx, {
      ...subject,
      userId: request.userId,
      reaction: 'refused',
      reason: reason ?? null,
      createdAt: deps.clock.now(),
    });
  });
  return readLearning(deps, request);
}

/** Takes back what was said about a name, of this list or another. Safe to repeat. */
export async function forgetReaction(deps: LearnDeps, request: NameRequest) {
  await deps.db.transaction(async (tx) => {
    await lockLearning(tx, request);
    await deleteReactions(tx, request.userId, [request.name, subjectOfLetters(request.name)]);
  });
  return readLearning(deps, request);
}
