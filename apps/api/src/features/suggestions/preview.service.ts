import { SUGGESTION_LIMITS, type SuggestionForm } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { readBalance } from '../credits/credits.service.ts';
import { readSwitches } from '../switches/switches.service.ts';
import { asAnswers } from './answer-match.rules.ts';
import { formKeyOf } from './answers-key.service.ts';
import type { RunRequest } from './generate.service.ts';
import { hasDoubleName, priceOf } from './list-price.rules.ts';
import { readPlan } from './read-plan.service.ts';
import { findRunning } from './runs.queries.ts';
import { findPaid } from './suggestions.queries.ts';

const drawnIn = ({ drawn = [], ...form }: SuggestionForm) =>
  drawn.flatMap((step) => {
    const value = form[step];
    return value === undefined ? [] : [{ step, value }];
  });

/** Price and content for the answers; nothing is stored. */
export async function previewSuggestions(
  deps: Deps,
  { userId, form, locale }: Omit<RunRequest, 'opKey' | 'agreed'>,
) {
  const answers = asAnswers(form);
  const since = new Date(deps.clock.now().getTime() - SUGGESTION_LIMITS.freshMs);
  const [plan, recent, running, { credits }, switches] = await Promise.all([
    readPlan(deps, userId, answers, locale),
    findPaid(deps.db, userId, formKeyOf(deps, answers, locale), since),
    findRunning(deps.db, userId),
    readBalance(deps.db, userId),
    readSwitches(deps),
  ]);
  return {
    cost: recent ? 0 : priceOf(answers, plan.chosen),
    credits,
    expected_names: recent?.namesCount ?? plan.chosen.length,
    drawn: drawnIn(form),
    writer: deps.llm && switches.model ? ('model' as const) : ('catalogue' as const),
    recent_id: recent?.id ?? null,
    double_fits: hasDoubleName(plan.chosen),
    running: running?.isAlive ?? false,
  };
}
