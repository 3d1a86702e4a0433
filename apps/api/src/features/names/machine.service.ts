import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, OutsideFault } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { readSwitches } from '../../switches/switches.service.ts';
import { type Hold, holdCredits, releaseHold, settleHold } from '../credits/holds.service.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import {
  findMachineAnswers,
  findReceipts,
  insertReceipt,
  storeMachineAnswer,
} from './names.queries.ts';
import { type Answers, askModel, type QuestionKind, readAnswer } from './questions.service.ts';
import { assertAffordable, ENTRY_TYPES, priceOf } from './receipts.service.ts';
import { hasLetters } from './subjects.rules.ts';

interface Letters {
  userId: string;
  subject: string;
  query: string;
  kinds: readonly QuestionKind[];
  /** The most that may be charged. */
  agreed: number | undefined;
}

/** What became of one question: an answer, nothing that could be said, or nobody who could be asked. */
type Outcome<K extends QuestionKind> = Answers[K] | 'unknown' | 'down';
type Outcomes = { [K in QuestionKind]?: Outcome<K> };

export interface Told extends Outcomes {
  charged: number;
}

type Holds = Map<QuestionKind, Hold>;

const isAnswer = (outcome: Outcome<QuestionKind> | undefined) => typeof outcome === 'object';

/** Nothing is known of a name without its meaning; an analysis may be missing. */
const isWorthPaying = (kind: QuestionKind, outcomes: Outcomes): boolean =>
  isAnswer(outcomes[kind]) && (!('search' in outcomes) || isAnswer(outcomes.search));

async function holdFor(
  { db }: Deps,
  { userId, agreed }: Letters,
  due: QuestionKind[],
): Promise<Holds> {
  const holds: Holds = new Map();
  if (due.length === 0) return holds;
  return db.transaction(async (tx) => {
    assertAffordable(due, await lockSpendable(tx, userId), agreed);
    const reference = `search ${newId()}` as const;
    for (const kind of due) {
      const wish = { userId, purpose: ENTRY_TYPES[kind], amount: priceOf(kind), reference };
      holds.set(kind, await holdCredits(tx, wish));
    }
    return holds;
  });
}

const releaseAll = ({ db }: Deps, holds: Holds) =>
  db.transaction(async (tx) => {
    for (const hold of holds.values()) await releaseHold(tx, hold);
  });

async function hear(deps: Deps, { subject, query, kinds }: Letters): Promise<Outcomes> {
  const stored = await findMachineAnswers(deps.db, subject);
  const { model: isModelOn } = await readSwitches(deps);
  const one = async <K extends QuestionKind>(kind: K): Promise<Outcome<K>> => {
    const earlier = readAnswer(kind, stored.get(kind));
    if (earlier) return earlier;
    if (!deps.llm || !isModelOn) return 'down';
    return (await askModel(deps.llm, kind, query)) ?? 'unknown';
  };
  const orDown = (error: unknown): 'down' => {
    if (!(error instanceof OutsideFault)) throw error;
    deps.log.warn({ err: error }, 'the model could not be asked');
    return 'down';
  };
  // At once: one after the other would take longer than a browser waits.
  const [search, analysis] = await Promise.all([
    kinds.includes('search') ? one('search').catch(orDown) : undefined,
    kinds.includes('analysis') ? one('analysis').catch(orDown) : undefined,
  ]);
  return { ...(search && { search }), ...(analysis && { analysis }) };
}

/** Charges for what was said, gives the rest back, and keeps what was said, to be shown again as it is now. */
async function settle(
  tx: Tx,
  deps: Deps,
  { userId, subject, kinds }: Letters,
  outcomes: Outcomes,
  holds: Holds,
): Promise<number> {
  const now = deps.clock.now();
  // The account before the receipts, as everywhere.
  await lockSpendable(tx, userId);
  let charged = 0;
  for (const [kind, hold] of holds) {
    const isSold =
      isWorthPaying(kind, outcomes) && (await insertReceipt(tx, userId, subject, kind, now));
    if (!isSold) await releaseHold(tx, hold);
    // The hold ran out while the model was thinking: what was not paid for is not given away.
    else if (!(await settleHold(tx, hold, { now }))) throw new AppError('AI_UNAVAILABLE');
    else charged += priceOf(kind);
  }
  for (const kind of kinds) {
    const answer = outcomes[kind];
    if (typeof answer !== 'object' || !isWorthPaying(kind, outcomes)) continue;
    const model = deps.llm?.model ?? 'none';
    await storeMachineAnswer(tx, { subject, kind, answer, model, createdAt: now });
  }
  return charged;
}

async function tell(deps: Deps, letters: Letters): Promise<Told> {
  const paid = await findReceipts(deps.db, letters.userId, [letters.subject]);
  const holds = await holdFor(
    deps,
    letters,
    letters.kinds.filter((kind) => !paid.has(kind)),
  );
  try {
    const outcomes = await hear(deps, letters);
    if (outcomes.search === 'down') throw new AppError('AI_UNAVAILABLE');
    const charged = await deps.db.transaction((tx) => settle(tx, deps, letters, outcomes, holds));
    return { ...outcomes, charged };
  } catch (error) {
    await releaseAll(deps, holds);
    throw error;
  }
}

const UNDER_WAY = new WeakMap<Db, Map<string, Promise<Told>>>();

/**
 * What a model says of letters that the catalogue does not know. Credits are set aside first and charged with the answer; a
 * model that knows nothing or is down costs nothing, and one that cannot tell the meaning answers 503. Safe to repeat: a receipt
 * is kept for ever. The same question of the same user, asked again before it is answered, waits for that answer.
 */
export async function askAboutLetters(deps: Deps, letters: Letters): Promise<Told> {
  if (!hasLetters(letters.query)) return { search: 'unknown', analysis: 'unknown', charged: 0 };
  const underWay = UNDER_WAY.get(deps.db) ?? new Map<string, Promise<Told>>();
  UNDER_WAY.set(deps.db, underWay);
  const key = [letters.userId, letters.subject, letters.agreed, ...letters.kinds].join(' ');
  const earlier = underWay.get(key);
  if (earlier) return { ...(await earlier), charged: 0 };
  const telling = tell(deps, letters).finally(() => underWay.delete(key));
  underWay.set(key, telling);
  return telling;
}
