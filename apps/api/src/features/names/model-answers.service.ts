import type { Deps } from '../../deps.ts';
import { ModelFault } from '../../integrations/llm/port.ts';
import { AppError, ThirdPartyError } from '../../lib/app-error.ts';
import { readSwitches } from '../switches/switches.service.ts';
import {
  type CountedCalls,
  countFreeCalls,
  type FreeCaller,
  uncountCalls,
} from './free-calls.service.ts';
import { findMachineAnswers, storeMachineAnswer } from './machine-answers.queries.ts';
import {
  type Answers,
  askModel,
  type QuestionKind,
  readAnswer,
} from './model-questions.service.ts';

/** One person's questions about letters that the catalogue does not know. */
export interface ModelQuestions {
  asker: FreeCaller;
  /** The letters in their normal form. */
  form: string;
  kinds: readonly QuestionKind[];
  /** What an answer is stored under. */
  answerSubject: string;
  /** What the receipt is for. */
  receiptSubject: string;
}

/** `isCorrected`: an administrator has changed its texts. */
type StoredOrNew<K extends QuestionKind> = Answers[K] & { isCorrected?: boolean };
/** An answer, or why there is none: the model does not know, an administrator removed it, or the model call failed. */
type Outcome<K extends QuestionKind> = StoredOrNew<K> | 'unknown' | 'removed' | 'down';
export type Outcomes = { [K in QuestionKind]?: Outcome<K> };

export interface ModelResult {
  outcomes: Outcomes;
  /** The kinds that the model was asked for now; the others were stored. */
  fresh: readonly QuestionKind[];
  /** How the fresh ones were counted. */
  counted: CountedCalls | undefined;
}

const BUSY_SECONDS = 10;

const isAnswer = (outcome: Outcome<QuestionKind> | undefined) => typeof outcome === 'object';

/** An analysis may be missing next to a meaning; without the meaning, nothing is sold. */
export const isSellableOutcome = (kind: QuestionKind, outcomes: Outcomes): boolean =>
  isAnswer(outcomes[kind]) && (!('search' in outcomes) || isAnswer(outcomes.search));

/** Stored answers by kind. Older ones are stored by folded letters: only for users with a receipt. */
async function findStored(
  deps: Deps,
  { answerSubject, receiptSubject, form, kinds }: ModelQuestions,
  receipts: ReadonlySet<QuestionKind>,
) {
  const rows = await findMachineAnswers(deps.db, [answerSubject, receiptSubject]);
  const find = <K extends QuestionKind>(kind: K): Outcome<K> | undefined => {
    const rowOf = (subject: string) =>
      rows.find((row) => row.kind === kind && row.subject === subject);
    const row = rowOf(answerSubject) ?? (receipts.has(kind) ? rowOf(receiptSubject) : undefined);
    if (!row) return undefined;
    if (row.answer === null) return 'removed';
    const isCorrected = row.changedAt !== null;
    const answer = readAnswer(kind, row.answer, { form, isCorrected });
    return answer && { ...answer, isCorrected };
  };
  return new Map(kinds.map((kind) => [kind, find(kind)] as const));
}

async function askOne<K extends QuestionKind>(
  deps: Deps & { llm: NonNullable<Deps['llm']> },
  kind: K,
  { asker, form, kinds }: ModelQuestions,
  counted: CountedCalls,
): Promise<Outcome<K>> {
  // An unknown name is free: its question must not take the slots of paid questions.
  const { unpaidToday } = counted;
  const caller = { accountId: asker.userId, isPaid: false, unpaidToday };
  try {
    const answer = await askModel(deps.llm, kind, form, caller);
    if (answer === 'unsellable') deps.log.warn({ kind }, 'model answer rejected, not sellable');
    return typeof answer === 'string' ? 'unknown' : answer;
  } catch (error) {
    if (!(error instanceof ThirdPartyError)) throw error;
    if (error instanceof ModelFault && !error.wasAsked)
      await deps.db.transaction((tx) => uncountCalls(tx, counted, 1));
    const isBusy = error instanceof ModelFault && error.kind === 'callerLimit';
    // The first kind is what was requested; the other is an extra.
    if (isBusy && kind === kinds[0])
      throw new AppError('TOO_MANY_REQUESTS', { retry_after: BUSY_SECONDS });
    deps.log.warn({ err: error }, 'model call failed');
    return 'down';
  }
}

/** Stored answers, and the model's for what is not stored. Those calls are counted as free before they are made. */
export async function findOrRequestAnswers(
  deps: Deps,
  questions: ModelQuestions,
  receipts: ReadonlySet<QuestionKind>,
): Promise<ModelResult> {
  const { llm } = deps;
  const stored = await findStored(deps, questions, receipts);
  const missing = questions.kinds.filter((kind) => !stored.get(kind));
  const mayAsk = llm !== null && (await readSwitches(deps)).model;
  const fresh = mayAsk ? missing : [];
  const counted =
    fresh.length > 0 ? await countFreeCalls(deps, questions.asker, fresh.length) : undefined;
  const outcomeOf = async <K extends QuestionKind>(kind: K): Promise<Outcome<K>> => {
    // The map stores each kind's outcome under that kind.
    const earlier = stored.get(kind) as Outcome<K> | undefined;
    if (earlier) return earlier;
    return mayAsk && counted ? askOne({ ...deps, llm }, kind, questions, counted) : 'down';
  };
  // In parallel: one after the other would exceed the browser's timeout.
  const asked = [
    questions.kinds.includes('search') ? outcomeOf('search') : undefined,
    questions.kinds.includes('analysis') ? outcomeOf('analysis') : undefined,
  ] as const;
  // A refusal of one waits for the other, so that calls which were not made are subtracted before the answer is sent.
  await Promise.allSettled(asked);
  const [search, analysis] = await Promise.all(asked);
  return { outcomes: { ...(search && { search }), ...(analysis && { analysis }) }, fresh, counted };
}

/** In its own transaction: nothing links a stored answer with the payer's ledger entry. */
export const storeAnswers = (
  deps: Deps,
  { answerSubject, receiptSubject }: ModelQuestions,
  { outcomes, fresh }: ModelResult,
) =>
  deps.db.transaction(async (tx) => {
    for (const kind of fresh) {
      const answer = outcomes[kind];
      if (typeof answer !== 'object' || !isSellableOutcome(kind, outcomes)) continue;
      await storeMachineAnswer(tx, {
        subject: answerSubject,
        kind,
        receiptSubject,
        answer,
        model: deps.llm?.model ?? 'none',
        createdAt: deps.clock.now(),
      });
    }
  });
