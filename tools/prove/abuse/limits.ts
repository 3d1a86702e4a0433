import {
  FREE_MODEL_CALLS,
  NAME_SEARCH_CREDITS,
  SUGGESTION_LIMITS,
  WELCOME_CREDITS,
  WELCOME_LIMITS,
} from '@ismi/contract';
import { priceOfList } from './calls.ts';
import type { Size } from './campaign.ts';
import type { Bounds } from './judge.ts';
import type { ModelGate } from './model-gate.ts';

/** Of an account over all processes: `apps/api/src/integrations/llm/caller-limits.ts`. */
const QUESTIONS_AT_ONCE = 3;
/** A list is asked for once and repaired once. */
const QUESTIONS_PER_LIST = 2;

/**
 * What one account may cost in a day within the limits: its free questions, those that its welcome credits pay for, and its
 * lists, paid, free or failed, each at the price of the most expensive question of the run.
 */
export function boundsFor({ mostExpensive }: Pick<ModelGate, 'mostExpensive'>, size: Size): Bounds {
  const paidNames = Math.floor(WELCOME_CREDITS / NAME_SEARCH_CREDITS);
  const lists =
    Math.floor(WELCOME_CREDITS / priceOfList({ details: 'something' })) +
    SUGGESTION_LIMITS.freePerDay +
    SUGGESTION_LIMITS.failedPerDay;
  const paid = paidNames * mostExpensive.name + lists * QUESTIONS_PER_LIST * mostExpensive.list;
  return {
    freeCallsPerAccount: FREE_MODEL_CALLS.account.most,
    freeCallsPerNetwork: FREE_MODEL_CALLS.network.most,
    freeListsPerAccount: SUGGESTION_LIMITS.freePerDay,
    questionsAtOnce: QUESTIONS_AT_ONCE,
    microEurosPerAccount: FREE_MODEL_CALLS.account.most * mostExpensive.name + paid,
    microEurosPerNetwork:
      FREE_MODEL_CALLS.network.most * mostExpensive.name + size.accountsPerNetwork * paid,
    bonusesPerDomain: WELCOME_LIMITS.domainPerDay,
    bonusesPerNetwork: WELCOME_LIMITS.networkPerDay,
  };
}
