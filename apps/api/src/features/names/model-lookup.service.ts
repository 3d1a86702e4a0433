import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { FreeCaller } from './free-calls.service.ts';
import {
  findOrRequestAnswers,
  type ModelQuestions,
  type Outcomes,
  storeAnswers,
} from './model-answers.service.ts';
import { holdPrices, releaseHolds, settleHolds } from './model-payment.service.ts';
import type { QuestionKind } from './model-questions.service.ts';
import { findReceipts } from './names.queries.ts';
import { normalForm, subjectOfAnswer, subjectOfLetters } from './subjects.rules.ts';

interface LookupRequest {
  asker: FreeCaller;
  query: string;
  kinds: readonly QuestionKind[];
  /** The most that may be charged. */
  agreed: number;
}

export interface ModelLookup extends Outcomes {
  charged: number;
}

async function lookUp(deps: Deps, questions: ModelQuestions, agreed: number): Promise<ModelLookup> {
  const { userId } = questions.asker;
  const receipts = await findReceipts(deps.db, userId, [questions.receiptSubject]);
  const due = questions.kinds.filter((kind) => !receipts.has(kind));
  const holds = await holdPrices(deps, userId, due, agreed);
  try {
    const result = await findOrRequestAnswers(deps, questions, receipts);
    if (result.outcomes.search === 'down') throw new AppError('AI_UNAVAILABLE');
    await storeAnswers(deps, questions, result);
    const charged = await deps.db.transaction((tx) =>
      settleHolds(tx, deps, questions, result, holds),
    );
    return { ...result.outcomes, charged };
  } catch (error) {
    await releaseHolds(deps, holds);
    throw error;
  }
}

const UNDER_WAY = new WeakMap<Db, Map<string, Promise<ModelLookup>>>();

/**
 * Asks the model about letters that the catalogue does not know. It gets only the letters in their normal form, and the answer
 * is stored under that form. Credits are held first and charged with the answer. A model that knows nothing or is down costs
 * nothing; when the meaning is requested and the model is down, the request fails with 503. Safe to repeat: a receipt is kept
 * for ever. A repeat by the same user while the first call is running waits for its answer.
 */
export async function lookUpWithModel(deps: Deps, request: LookupRequest): Promise<ModelLookup> {
  const { asker, query, kinds, agreed } = request;
  const form = normalForm(query);
  if (form === undefined) throw new AppError('LETTERS_ONLY');
  const questions = {
    asker,
    form,
    kinds,
    answerSubject: subjectOfAnswer(form),
    receiptSubject: subjectOfLetters(form),
  };
  const underWay = UNDER_WAY.get(deps.db) ?? new Map<string, Promise<ModelLookup>>();
  UNDER_WAY.set(deps.db, underWay);
  const key = [asker.userId, questions.answerSubject, agreed, ...kinds].join(' ');
  const earlier = underWay.get(key);
  if (earlier) return { ...(await earlier), charged: 0 };
  const lookup = lookUp(deps, questions, agreed).finally(() => underWay.delete(key));
  underWay.set(key, lookup);
  return lookup;
}
