import { costOfAnswers, SUGGESTION_LIMITS, type SuggestionForm } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { readBalance } from '../credits/credits.service.ts';
import { readNamePool } from '../names/name-pool.service.ts';
import { readSwitches } from '../switches/switches.service.ts';
import { formKeyOf } from './answers-key.service.ts';
import { hasConsent } from './consent.service.ts';
import type { RunRequest } from './generate.service.ts';
import { planFor, promiseOf } from './list-plan.rules.ts';
import { findRunning } from './runs.queries.ts';
import { findPaid } from './suggestions.queries.ts';

const drawnIn = ({ drawn = [], ...form }: SuggestionForm) =>
  drawn.map((step) => ({ step, value: form[step] }));

/** Price and content for the answers; nothing is stored. */
export async function previewSuggestions(
  deps: Deps,
  { userId, form, locale }: Omit<RunRequest, 'opKey' | 'agreed'>,
) {
  const { language: _, drawn: __, ...wishes } = form;
  const since = new Date(deps.clock.now().getTime() - SUGGESTION_LIMITS.freshMs);
  const [shelf, recent, running, consent, { credits }, switches] = await Promise.all([
    readNamePool(deps, locale),
    findPaid(deps.db, userId, formKeyOf(wishes, locale), since),
    findRunning(deps.db, userId),
    hasConsent(deps, userId),
    readBalance(deps.db, userId),
    readSwitches(deps),
  ]);
  const { expected, exact, relaxations } = promiseOf(planFor(shelf, wishes, locale));
  return {
    cost: recent ? 0 : costOfAnswers(form),
    credits,
    expected_names: expected,
    exact_names: exact,
    relaxations,
    drawn: drawnIn(form),
    writer: deps.llm && switches.model ? ('model' as const) : ('catalogue' as const),
    recent_id: recent?.id ?? null,
    consent_given: consent,
    running: running?.isAlive ?? false,
  };
}
