import { setTimeout as wait } from 'node:timers/promises';
import { type Locale, SUGGESTION_LIMITS, type SuggestionForm } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findResult, recordResult } from '../../idempotency/op-keys.queries.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { readBalance } from '../credits/credits.service.ts';
import { holdCredits, releaseHold, settleHold } from '../credits/holds.service.ts';
import { assertPayable, lockSpendable, readSpendable } from '../credits/ledger.service.ts';
import { grantSearches } from '../names/name-pool.service.ts';
import { readSwitches } from '../switches/switches.service.ts';
import { type Answers, asAnswers } from './answer-match.rules.ts';
import { answersToKeep, listWithout } from './answer-removal.rules.ts';
import { formKeyOf } from './answers-key.service.ts';
import { type AllowedKinds, CONSENT_KINDS, type ConsentKind, tellsOf } from './consent.rules.ts';
import { assertAllowed, readAllowed } from './consent.service.ts';
import {
  freeDayOf,
  nextFreeNumber,
  secondsUntilTomorrow,
  startOfFreeDay,
} from './free-lists.rules.ts';
import type { Plan } from './list-plan.rules.ts';
import { priceOf } from './list-price.rules.ts';
import { readBatch } from './lists.service.ts';
import { type WrittenList, writeList } from './model-writer.service.ts';
import { readPlan } from './read-plan.service.ts';
import {
  countFailedRunsSince,
  countRunsSince,
  endRun,
  findRunning,
  findStatus,
  hasRun,
  insertRun,
} from './runs.queries.ts';
import {
  findFreeNumbers,
  findList,
  findPaid,
  insertList,
  type StoredList,
} from './suggestions.queries.ts';

/** A run that takes longer counts as dead: a model has 25 seconds, the rest takes milliseconds. */
const LEASE_SECONDS = 45;
const HOLD_SECONDS = 75;
/** A request for a list in progress waits for it, as long as a browser does. */
const JOIN_MS = 27_000;
const LOOK_EVERY_MS = 150;
const HOUR_MS = 60 * 60_000;

export interface RunRequest {
  userId: string;
  form: SuggestionForm;
  locale: Locale;
  /** The click, however often it is sent: becomes the id of the list. */
  opKey: string;
  /** The price that the user agreed to. */
  agreed: number;
}

/** A request with its answers in one form, and the key of these. */
interface ListOrder extends RunRequest {
  answers: Answers;
  formKey: string;
}

interface Begun {
  id: string;
  holdId: string;
  /** What is held. */
  price: number;
}

type Start =
  | { kind: 'known'; list: StoredList }
  | { kind: 'under way'; id: string }
  | { kind: 'begun'; run: Begun };

/** Removes a run that died and releases its hold. */
async function clearPlace(tx: Tx, userId: string, formKey: string) {
  const running = await findRunning(tx, userId);
  if (!running) return undefined;
  if (running.isAlive) {
    if (running.formKey === formKey) return running.id;
    throw new AppError('SUGGESTIONS_RUNNING', { retry_after: LEASE_SECONDS });
  }
  await endRun(tx, running.id, 'abandoned');
  await releaseHold(tx, { id: running.holdId, userId });
  return undefined;
}

/** The list that this click brought before, free or paid. */
async function findByClick(tx: Tx, { userId, opKey, formKey }: ListOrder) {
  const id = (await findResult(tx, { userId, opKey })) ?? opKey;
  const list = await findList(tx, userId, id);
  if (list && list.formKey !== formKey) throw new AppError('IDEMPOTENCY_CONFLICT');
  return list;
}

/** Refuses before the model is asked: a run without a list is not paid for. */
async function assertFewFailures(tx: Tx, userId: string, now: Date): Promise<void> {
  const failed = await countFailedRunsSince(tx, userId, startOfFreeDay(now));
  if (failed >= SUGGESTION_LIMITS.failedPerDay)
    throw new AppError('TOO_MANY_REQUESTS', { retry_after: secondsUntilTomorrow(now) });
}

/** Decided under the lock of the account: shown again for free, already in progress, or started with the credits held. */
function start(deps: Deps, order: ListOrder, { chosen }: Plan): Promise<Start> {
  const { userId, opKey, agreed, answers, formKey } = order;
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  return deps.db.transaction(async (tx) => {
    await lockSpendable(tx, userId);
    assertAllowed(answers, await readAllowed({ db: tx }, userId));
    const list =
      (await findByClick(tx, order)) ??
      (await findPaid(tx, userId, formKey, before(SUGGESTION_LIMITS.freshMs)));
    if (list) {
      await recordResult(tx, order, list.id);
      return { kind: 'known', list };
    }
    const underWay = await clearPlace(tx, userId, formKey);
    if (underWay) return { kind: 'under way', id: underWay };
    if (chosen.length === 0) throw new AppError('NO_NAMES_FIT');
    if ((await countRunsSince(tx, userId, before(HOUR_MS))) >= SUGGESTION_LIMITS.perHour)
      throw new AppError('TOO_MANY_REQUESTS', { retry_after: HOUR_MS / 1_000 });
    await assertFewFailures(tx, userId, now);
    const price = priceOf(answers, chosen);
    assertPayable(price, { spendable: await readSpendable(tx, userId), agreed });
    // A click whose first run failed may run again, under another id.
    const id = (await hasRun(tx, opKey)) ? newId() : opKey;
    const hold = await holdCredits(tx, {
      userId,
      purpose: 'ai_suggestion',
      amount: price,
      reference: `suggestion ${id}`,
      seconds: HOLD_SECONDS,
    });
    const run = { id, userId, formKey, holdId: hold.id };
    await insertRun(tx, { ...run, startedAt: now, leaseSeconds: LEASE_SECONDS });
    return { kind: 'begun', run: { ...run, price } };
  });
}

type Price = Pick<StoredList, 'creditsUsed' | 'freeReason' | 'freeDay' | 'freeNumber'>;

/**
 * The price of the list. A free one takes one of the day's numbers, or is refused; the account is locked, so that no two take
 * the same.
 */
async function priceFor(
  tx: Tx,
  { userId, answers }: ListOrder,
  { freeReason, entries }: WrittenList,
  { price, now }: { price: number; now: Date },
): Promise<Price> {
  if (!freeReason) {
    // Never more than is held: the model may have preferred names without a second one, or with one.
    const creditsUsed = Math.min(price, priceOf(answers, entries));
    return { creditsUsed, freeReason, freeDay: null, freeNumber: null };
  }
  const freeDay = freeDayOf(now);
  const freeNumber = nextFreeNumber(await findFreeNumbers(tx, userId, freeDay), now);
  return { creditsUsed: 0, freeReason, freeDay, freeNumber };
}

/** Kinds that a writer was told of and that are no longer allowed; a text may tell of any. */
const withdrawnMeanwhile = ({ answers }: Plan, allowed: AllowedKinds): ConsentKind[] =>
  CONSENT_KINDS.filter(
    (kind) => !allowed[kind] && (tellsOf(kind, answers) || answers.details !== undefined),
  );

/** Stores the list and charges for it, or stores it for free: all in one transaction. */
async function store(
  tx: Tx,
  deps: Deps,
  order: ListOrder,
  { id, holdId, price }: Begun,
  written: WrittenList,
  plan: Plan,
): Promise<StoredList> {
  const { userId, form, formKey, locale } = order;
  const now = deps.clock.now();
  // Lock order: the account first.
  await lockSpendable(tx, userId);
  // This run was taken for dead and restarted, or the hold expired: what is not paid for is not delivered.
  if (!(await endRun(tx, id, 'stored'))) throw new AppError('AI_UNAVAILABLE');
  const allowed = await readAllowed({ db: tx }, userId);
  const nameIds = written.entries.flatMap((entry) => ('own' in entry ? [] : entry.id));
  const list: StoredList = {
    id,
    userId,
    formKey,
    language: locale,
    gender: form.gender,
    culture: form.culture,
    answers: answersToKeep({ ...order.answers, drawn: form.drawn }, allowed),
    names: written.entries,
    nameIds,
    namesCount: written.entries.length,
    writer: written.writer,
    model: written.model,
    ...(await priceFor(tx, order, written, { price, now })),
    createdAt: now,
  };
  // The consent may have been withdrawn while the model wrote.
  const kinds = withdrawnMeanwhile(plan, allowed);
  const kept = kinds.length > 0 ? listWithout(kinds, list, plan.pool) : list;
  await insertList(tx, kept);
  await recordResult(tx, order, id);
  const hold = { id: holdId, userId };
  if (written.freeReason) await releaseHold(tx, hold);
  else {
    if (!(await settleHold(tx, hold, { amount: list.creditsUsed, now })))
      throw new AppError('AI_UNAVAILABLE');
    await grantSearches(tx, userId, written.entries, now);
  }
  return kept;
}

/** Releases everything, unless the list is stored after all: then only the database's answer was lost. */
async function giveUp(
  { db }: Deps,
  userId: string,
  { id, holdId }: Begun,
): Promise<StoredList | undefined> {
  await db.transaction(async (tx) => {
    await lockSpendable(tx, userId);
    if (await endRun(tx, id, 'failed')) await releaseHold(tx, { id: holdId, userId });
  });
  return findList(db, userId, id);
}

async function write(deps: Deps, order: ListOrder, plan: Plan, run: Begun): Promise<StoredList> {
  try {
    const { model: isModelOn } = await readSwitches(deps);
    const written = await writeList(deps, plan, { accountId: order.userId, isModelOn });
    return await deps.db.transaction((tx) => store(tx, deps, order, run, written, plan));
  } catch (error) {
    const isRefusal = error instanceof AppError;
    if (!isRefusal) deps.log.error({ err: error }, 'failed to generate suggestion list');
    // If even this fails, the lease and the hold expire by themselves.
    const stored = await giveUp(deps, order.userId, run).catch(() => undefined);
    if (stored) return stored;
    throw isRefusal ? error : new AppError('AI_UNAVAILABLE');
  }
}

/** Waits for the list in progress for the same answers: a second click, a second tab. */
async function join(deps: Deps, userId: string, id: string): Promise<StoredList> {
  const until = performance.now() + JOIN_MS;
  while (performance.now() < until) {
    const status = await findStatus(deps.db, id);
    if (status !== 'running') {
      const list = status === 'stored' ? await findList(deps.db, userId, id) : undefined;
      if (list) return list;
      throw new AppError('AI_UNAVAILABLE');
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new AppError('SUGGESTIONS_RUNNING', { retry_after: LEASE_SECONDS });
}

async function answer(
  deps: Deps,
  request: RunRequest,
): Promise<{ list: StoredList; charged: number }> {
  const { userId, locale } = request;
  const answers = asAnswers(request.form);
  const order = { ...request, answers, formKey: formKeyOf(deps, answers, locale) };
  const plan = await readPlan(deps, userId, answers, locale);
  const started = await start(deps, order, plan);
  if (started.kind === 'known') return { list: started.list, charged: 0 };
  if (started.kind === 'under way') {
    const list = await join(deps, request.userId, started.id);
    await recordResult(deps.db, request, list.id);
    return { list, charged: 0 };
  }
  const list = await write(deps, order, plan, started.run);
  return { list, charged: list.creditsUsed };
}

/**
 * Up to ten names for the answers. Credits are held first and charged with the stored list. Free are only lists that the
 * catalogue writes while a configured model is unavailable, twice a day and from public facts. One list at a time; the same
 * answers wait for the list in progress, and are free for half an hour. A closed tab does not stop it.
 */
export async function suggestNames(deps: Deps, request: RunRequest) {
  const { list, charged } = await answer(deps, request);
  const [batch, { credits }] = await Promise.all([
    readBatch(deps, list, request.locale),
    readBalance(deps.db, request.userId),
  ]);
  return { ...batch, credits_deducted: charged, credits };
}
