import { NAME_GENDERS, SUGGESTION_LIMITS } from '@ismi/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { type LanguageModel, ModelFault } from '../../integrations/llm/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { catalogueEntries, cataloguePlaces, type Entry, entriesOf } from './list-entries.rules.ts';
import type { Plan } from './list-plan.rules.ts';
import {
  isByModel,
  missingSentences,
  type Place,
  repair,
  type SentenceTally,
  tallyOf,
  verify,
} from './model-answer.rules.ts';
import { type Brief, briefFor, type Choice, repairBriefFor } from './model-prompt.rules.ts';
import { offeredNames } from './offered-names.rules.ts';
import { ownNamesAllowed } from './unverified-names.rules.ts';

/** Longer than any accepted reason: a slightly long sentence must not invalidate the whole answer. */
const text = z
  .string()
  .min(1)
  .max(2 * SUGGESTION_LIMITS.reason);
const AnswerOfModel = z.strictObject({
  chosen: z
    .array(
      z.strictObject({
        id: z.string().max(60),
        sentences: z
          .array(z.strictObject({ text, facts: z.array(z.string().max(40)).max(20) }))
          .max(10),
      }),
    )
    .max(40),
  own: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(60),
        gender: z.enum(NAME_GENDERS),
        meaning: text,
        origin: text,
        reason: text,
      }),
    )
    .max(20),
});

/** The written plan, and who wrote it. */
export interface WrittenList {
  entries: Entry[];
  /** The model if at least one sentence is its own. */
  writer: 'model' | 'catalogue';
  model: string | null;
  /** Set only if a configured model could not be reached. */
  freeReason: 'model_away' | null;
  /** What became of the model's sentences, where it wrote any. */
  sentences?: SentenceTally;
}

interface Writing {
  accountId: string;
  /** False: the operator has turned the model off, as if none were configured. */
  isModelOn: boolean;
}

/** With less time than this a second question would be cut off. */
const WORTH_REPAIRING_MS = 3_000;
/** Until one of the account's own questions has finished. */
const RETRY_AFTER_SECONDS = 30;

type Heard = { kind: 'answer'; choice: Choice } | { kind: 'away' | 'callerLimit' | 'none' };

async function hear(
  { log }: Pick<Deps, 'log'>,
  model: LanguageModel,
  brief: Brief,
  { accountId, deadlineMs }: { accountId: string; deadlineMs: number },
): Promise<Heard> {
  try {
    const told = await model.ask<Choice>({
      caller: { accountId, isPaid: true },
      task: 'suggestions',
      ...brief,
      schema: AnswerOfModel,
      deadlineMs,
      maxOutputTokens: SUGGESTION_LIMITS.modelTokens,
    });
    return told.kind === 'answer' ? { kind: 'answer', choice: told.value } : { kind: 'none' };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    log.warn({ err: error, kind: error.kind }, 'model call for suggestions failed');
    return { kind: error.kind === 'unusable' ? 'none' : error.kind };
  }
}

/** Asks again for missing sentences, if there is time. If this fails, our own sentences are used. */
async function repaired(
  deps: Pick<Deps, 'log'>,
  model: LanguageModel,
  plan: Plan,
  places: readonly Place[],
  { accountId, deadlineMs }: { accountId: string; deadlineMs: number },
): Promise<readonly Place[]> {
  const missing = missingSentences(places);
  if (missing.length === 0 || deadlineMs < WORTH_REPAIRING_MS) return places;
  const brief = repairBriefFor(missing, plan);
  const heard = await hear(deps, model, brief, { accountId, deadlineMs });
  if (heard.kind !== 'answer') return places;
  return repair(places, heard.choice, plan);
}

/**
 * Asks the model at most twice, within one deadline. `away` only if the first question could not reach it: an answer that is
 * refused, unusable or rejected by our check is replaced by our own sentences.
 */
async function placesByModel(
  deps: Pick<Deps, 'log'>,
  model: LanguageModel,
  plan: Plan,
  accountId: string,
): Promise<readonly Place[] | 'away'> {
  const begin = performance.now();
  const brief = briefFor(plan, offeredNames(plan), ownNamesAllowed(plan.answers));
  const first = await hear(deps, model, brief, {
    accountId,
    deadlineMs: SUGGESTION_LIMITS.modelDeadlineMs,
  });
  if (first.kind === 'away') return 'away';
  if (first.kind === 'callerLimit')
    throw new AppError('TOO_MANY_REQUESTS', { retry_after: RETRY_AFTER_SECONDS });
  const places = first.kind === 'answer' ? verify(first.choice, plan) : cataloguePlaces(plan);
  const left = SUGGESTION_LIMITS.modelDeadlineMs - (performance.now() - begin);
  return repaired(deps, model, plan, places, { accountId, deadlineMs: Math.floor(left) });
}

const byCatalogue = (plan: Plan, freeReason: WrittenList['freeReason']): WrittenList => ({
  entries: catalogueEntries(plan, freeReason !== null),
  writer: 'catalogue',
  model: null,
  freeReason,
});

/** Writes the plan: by the model if allowed, else from the catalogue's facts. */
export async function writeList(
  deps: Pick<Deps, 'llm' | 'log'>,
  plan: Plan,
  { accountId, isModelOn }: Writing,
): Promise<WrittenList> {
  const { llm } = deps;
  if (!llm || !isModelOn) return byCatalogue(plan, null);
  const places = await placesByModel(deps, llm, plan, accountId);
  if (places === 'away') return byCatalogue(plan, 'model_away');
  // No sentence of the model passed: the choice is ours too, so that "without a model" is true.
  if (!isByModel(places)) return byCatalogue(plan, null);
  const sentences = tallyOf(places);
  if (sentences.replaced > 0) deps.log.warn(sentences, 'model sentences replaced');
  return {
    entries: entriesOf(places, plan),
    writer: 'model',
    model: llm.model,
    freeReason: null,
    sentences,
  };
}
