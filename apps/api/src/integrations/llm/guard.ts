import type { AccountSlots } from './account-slots.ts';
import { type CallerLimits, makeCallerLimits } from './caller-limits.ts';
import { type Circuit, makeCircuit } from './circuit.ts';
import {
  type LanguageModel,
  type ModelBudget,
  type ModelCall,
  ModelFault,
  type ModelFaultKind,
  type Question,
} from './port.ts';
import { makeSlots } from './slots.ts';

/** Limits on cost and concurrency, and callbacks for metrics and logs. */
export interface ModelLimits {
  eurosPerMillion: { in: number; out: number };
  dailyEuros: number;
  /** Questions of this process at the same time. */
  atOnce: number;
  /** How long a question waits when all slots are taken. */
  slotPatienceMs?: number;
  /** Slots of an account over all processes; without them each process counts for itself. */
  accountSlots?: AccountSlots | undefined;
  budget: ModelBudget;
  onCall(call: ModelCall): void;
  onCost(euros: number): void;
  /** How much of the daily cap is spent: 1 is all of it. */
  onBudgetShare(share: number): void;
  onCircuit(isOpen: boolean): void;
  onError(error: unknown): void;
}

const MILLION = 1_000_000;

/** One token at a price per million is one millionth of it, which is what a micro-euro is. */
const microEurosOf = (
  { inputTokens = 0, outputTokens = 0 }: ModelCall,
  price: ModelLimits['eurosPerMillion'],
): number => Math.ceil(inputTokens * price.in + outputTokens * price.out);

const refuse = (why: string, kind: ModelFaultKind = 'away'): never => {
  throw new ModelFault(kind, new Error(why), false);
};

/** Records what a question has cost; the caller does not wait for it. */
function makeCostRecorder(guards: ModelLimits) {
  const { budget, eurosPerMillion, dailyEuros } = guards;
  return async (call: ModelCall): Promise<void> => {
    guards.onCall(call);
    const microEuros = microEurosOf(call, eurosPerMillion);
    if (microEuros === 0) return;
    guards.onCost(microEuros / MILLION);
    try {
      const { inputTokens = 0, outputTokens = 0 } = call;
      await budget.add({ inputTokens, outputTokens, microEuros });
      guards.onBudgetShare((await budget.spentToday()) / MILLION / dailyEuros);
    } catch (error) {
      guards.onError(error);
    }
  };
}

/** The longest time that a question waits before the model is asked. */
const SLOT_PATIENCE_MS = 4_000;
/** With less time than this left, an answer could only be cut short: the model is not asked. */
const LEAST_ASKING_MS = 1_000;

/** Takes a slot of the account and one of the process; returns a function that releases both. */
function makeSlotTaker(guards: ModelLimits, callers: CallerLimits) {
  const { accountSlots, atOnce, slotPatienceMs = SLOT_PATIENCE_MS } = guards;
  const slots = makeSlots(atOnce, slotPatienceMs);
  return async ({
    caller,
    deadlineMs,
  }: Pick<Question<unknown>, 'caller' | 'deadlineMs'>): Promise<() => void> => {
    const { accountId } = caller;
    // Before the first await, so that concurrent questions cannot pass the limit together.
    const taken = callers.take(accountId);
    if (taken === 'busy') refuse('too many questions of this account at once', 'callerLimit');
    if (taken === 'coolingDown') refuse('this account’s questions failed too often', 'callerLimit');
    const releases = [() => callers.release(accountId)];
    const release = () => {
      for (const releaseOne of releases.splice(0)) releaseOne();
    };
    try {
      const shared = accountSlots ? await accountSlots.take(accountId) : () => {};
      if (!shared) return refuse('too many questions of this account at once', 'callerLimit');
      releases.push(shared);
      releases.push(await slots.take(caller, deadlineMs - LEAST_ASKING_MS));
      return release;
    } catch (error) {
      release();
      throw error;
    }
  };
}

/** An unusable answer is still an answer: it does not count as an outage. */
const isAway = (error: unknown): boolean => !(error instanceof ModelFault) || error.kind === 'away';

/**
 * Asks only within the daily budget and the limit of concurrent questions, and not while the circuit is open. Each account has few
 * slots, and its failures count once for the circuit.
 */
export function withLimits(
  open: (onCall: (call: ModelCall) => void) => LanguageModel,
  guards: ModelLimits,
  circuit: Circuit = makeCircuit(),
  callers: CallerLimits = makeCallerLimits(),
): LanguageModel {
  const recordCost = makeCostRecorder(guards);
  const model = open((call) => void recordCost(call));
  const takeSlots = makeSlotTaker(guards, callers);
  const recordOutcome = (accountId: string, outcome: { isAnswer: boolean; isAway: boolean }) => {
    callers.recordOutcome(accountId, outcome.isAnswer);
    circuit.recordOutcome(accountId, !outcome.isAway);
    guards.onCircuit(circuit.isOpen);
  };
  return {
    model: model.model,
    async ask(question) {
      const { accountId } = question.caller;
      const begin = performance.now();
      const release = await takeSlots(question);
      try {
        const share = (await guards.budget.spentToday()) / MILLION / guards.dailyEuros;
        guards.onBudgetShare(share);
        if (share >= 1) refuse('what may be spent today is spent');
        if (!circuit.mayTry(accountId)) refuse('it has failed too often just now');
        const deadlineMs = question.deadlineMs - Math.round(performance.now() - begin);
        if (deadlineMs < LEAST_ASKING_MS) refuse('no time is left to ask');
        try {
          const answer = await model.ask({ ...question, deadlineMs });
          recordOutcome(accountId, { isAnswer: true, isAway: false });
          return answer;
        } catch (error) {
          recordOutcome(accountId, { isAnswer: false, isAway: isAway(error) });
          throw error;
        }
      } finally {
        release();
      }
    },
  };
}
