import { NAME_GENDERS, SUGGESTION_LIMITS } from '@ismi/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { LanguageModel } from '../../integrations/llm/port.ts';
import { OutsideFault } from '../../lib/app-error.ts';
import { briefFor, type Choice } from './brief.rules.ts';
import { ownNamesAllowed } from './own-names.rules.ts';
import { catalogueEntries, type Entry, entriesOf, type Plan } from './plan.rules.ts';
import { isWorthItsPrice, verify } from './verify.rules.ts';

/** Longer than any reason that is kept: what is a little too long is no reason to lose the whole answer. */
const text = z
  .string()
  .min(1)
  .max(2 * SUGGESTION_LIMITS.reason);
const AnswerOfModel = z.strictObject({
  chosen: z.array(z.strictObject({ id: z.string().max(60), reason: text })).max(40),
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

/** What became of a plan, and who wrote it. `isFree`: a model is configured and did not write it. */
export interface Written {
  entries: Entry[];
  writer: 'model' | 'catalogue';
  model: string | null;
  isFree: boolean;
}

async function askModel(model: LanguageModel, plan: Plan): Promise<Choice | undefined> {
  const brief = briefFor(
    plan.ranked,
    { wishes: plan.wishes, locale: plan.locale, people: plan.shelf.people },
    ownNamesAllowed(plan.wishes),
  );
  const told = await model.ask<Choice>({
    task: 'suggestions',
    ...brief,
    schema: AnswerOfModel,
    deadlineMs: SUGGESTION_LIMITS.modelDeadlineMs,
  });
  return told.kind === 'answer' ? told.value : undefined;
}

/** The model's list where it keeps every promise; undefined where it does not, or where nobody can be asked. */
async function byModel(
  { log }: Pick<Deps, 'log'>,
  model: LanguageModel,
  plan: Plan,
): Promise<Entry[] | undefined> {
  try {
    const choice = await askModel(model, plan);
    if (!choice) return undefined;
    const verified = verify(choice, plan.ranked, { ...plan, index: plan.shelf.index });
    if (isWorthItsPrice(verified)) return entriesOf(verified.places, plan);
    log.warn({ written: verified.written }, 'the model has not written a list that holds');
    return undefined;
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    log.warn({ err: error }, 'the model could not be asked for suggestions');
    return undefined;
  }
}

/** Writes what was planned: by the model, else from the catalogue's facts. `isModelOn`: the operator lets it be asked. */
export async function writeList(
  deps: Pick<Deps, 'llm' | 'log'>,
  plan: Plan,
  isModelOn: boolean,
): Promise<Written> {
  const { llm } = deps;
  const entries = llm && isModelOn ? await byModel(deps, llm, plan) : undefined;
  if (llm && entries) return { entries, writer: 'model', model: llm.model, isFree: false };
  return {
    entries: catalogueEntries(plan),
    writer: 'catalogue',
    model: null,
    isFree: llm !== null,
  };
}
