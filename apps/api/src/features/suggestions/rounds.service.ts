import { SUGGESTION_LIMITS, type SuggestionForm } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { type NamePool, readNamePool } from '../names/name-pool.service.ts';
import { type Answers, asAnswers } from './answer-match.rules.ts';
import { answersWithout } from './answer-removal.rules.ts';
import { type AllowedKinds, CONSENT_KINDS } from './consent.rules.ts';
import { readAllowed } from './consent.service.ts';
import { earlierNames } from './learned.rules.ts';
import { insertRound, type StoredRound, storeReaction } from './learning.queries.ts';
import { type ListRequest, lockLearning, readLearning, subjectIn } from './learning.service.ts';
import { entriesOf, placesOf } from './list-entries.rules.ts';
import { type Candidate, type Plan, planFor } from './list-plan.rules.ts';
import { namesLike, refinedNames } from './new-names.rules.ts';
import { readEarlier } from './read-plan.service.ts';
import { findList, type StoredList } from './suggestions.queries.ts';

type RefineDeps = Pick<Deps, 'db' | 'clock'>;

/** Sent again by the browser if it still has them: they are not stored. */
type Household = Pick<SuggestionForm, 'siblings' | 'surname'>;

interface LockedList {
  list: StoredList;
  rounds: StoredRound[];
  pool: NamePool;
}

/** The answers of a list that may be used today, with the household as it was sent. */
function usableAnswers(
  { answers }: StoredList,
  { siblings = [], surname }: Household,
  allowed: AllowedKinds,
): Answers {
  const withheld = CONSENT_KINDS.filter((kind) => !allowed[kind]);
  const { religious, ...kept } = withheld.length > 0 ? answersWithout(withheld, answers) : answers;
  const all = [...new Set([...(kept.siblings ?? []), ...siblings])];
  return asAnswers({
    ...kept,
    religious: religious ?? undefined,
    siblings: all.length > 0 ? all : undefined,
    surname: surname ?? kept.surname,
  });
}

const idsOf = ({ list, rounds }: LockedList): string[] => [
  ...list.nameIds,
  ...rounds.flatMap(({ nameIds }) => nameIds),
];

/** The plan for the list as it would be made today, without the names that it has. */
async function planAgain(tx: Tx, locked: LockedList, household: Household): Promise<Plan> {
  const { list, pool } = locked;
  const allowed = await readAllowed({ db: tx }, list.userId);
  return planFor(pool, usableAnswers(list, household, allowed), list.language, {
    ...earlierNames(await readEarlier(tx, list.userId), allowed),
    present: idsOf(locked),
    allowed,
  });
}

const storeRound = (
  tx: Tx,
  round: Omit<StoredRound, 'names' | 'nameIds'>,
  chosen: readonly Candidate[],
  plan: Plan,
) => {
  return insertRound(tx, {
    ...round,
    names: entriesOf(placesOf(chosen), plan, true),
    nameIds: chosen.map(({ id }) => id),
  });
};

/** Runs with the list locked: of two calls at once, the second sees what the first stored. */
async function withList(
  deps: RefineDeps,
  request: ListRequest,
  change: (tx: Tx, locked: LockedList) => Promise<void>,
) {
  const stored = await findList(deps.db, request.userId, request.id);
  if (!stored) throw new AppError('NOT_FOUND');
  const pool = await readNamePool(deps, stored.language);
  await deps.db.transaction(async (tx) => {
    await change(tx, { ...(await lockLearning(tx, request)), pool });
  });
  return readLearning(deps, request);
}

/**
 * The first or second refining of a list: its answers and what was said since, weighed anew in this process. A round that is there
 * already is not made again, so that a repeated call uses none.
 */
export const refineList = (
  deps: RefineDeps,
  { number, household, ...request }: ListRequest & { number: number; household: Household },
) =>
  withList(deps, request, async (tx, locked) => {
    const done = locked.rounds.filter(({ kind }) => kind === 'refine').length;
    if (number <= done) return;
    if (number > done + 1) throw new AppError('LIST_CHANGED');
    const plan = await planAgain(tx, locked, household);
    const chosen = refinedNames(plan, idsOf(locked));
    if (chosen.length === 0) throw new AppError('NO_NAMES_FIT');
    const round = { suggestionId: request.id, kind: 'refine' as const, number, around: null };
    await storeRound(tx, { ...round, createdAt: deps.clock.now() }, chosen, plan);
  });

/** More like a name of the list: remembered, and names like it come to the list as often as that is free. Safe to repeat. */
export const addNamesLike = (
  deps: RefineDeps,
  { name, household, ...request }: ListRequest & { name: string; household: Household },
) =>
  withList(deps, request, async (tx, locked) => {
    const { subject, nameId } = subjectIn(locked, name);
    // A name that only a model knows has nothing that others could share.
    if (nameId === null) throw new AppError('LIST_CHANGED');
    const createdAt = deps.clock.now();
    await storeReaction(tx, {
      userId: request.userId,
      subject,
      nameId,
      reaction: 'more',
      reason: null,
      createdAt,
    });
    const earlier = locked.rounds.filter(({ kind }) => kind === 'alike');
    const isThere = earlier.some(({ around }) => around === nameId);
    if (isThere || earlier.length >= SUGGESTION_LIMITS.alikeRounds) return;
    const plan = await planAgain(tx, locked, household);
    const chosen = namesLike(nameId, plan, idsOf(locked));
    if (chosen.length === 0) return;
    const round = { suggestionId: request.id, kind: 'alike' as const, around: nameId, createdAt };
    await storeRound(tx, { ...round, number: earlier.length + 1 }, chosen, plan);
  });
