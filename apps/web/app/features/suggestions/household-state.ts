import type { SuggestionForm } from '@ismi/contract';
import { given } from './given.ts';

/** Siblings and surname of a list. They are not stored: the history entry of its page keeps them, and its refinings send them again. */
export type Household = Pick<SuggestionForm, 'siblings' | 'surname'>;

function householdOf({ sibling, siblings = [], surname }: SuggestionForm): Household {
  const all = [...(sibling ? [sibling.siblingName] : []), ...siblings];
  return given({ siblings: all.length > 0 ? all : undefined, surname });
}

/** The history state of the page of a list. */
export const listState = (userId: string, form: SuggestionForm) => ({
  list: { userId, household: householdOf(form) },
});

/** The household in a history state, which survives a change of user: another user's is ignored. Only `listState` writes it. */
export function parseHousehold(state: unknown, userId: string): Household {
  if (typeof state !== 'object' || state === null || !('list' in state)) return {};
  const { list } = state as ReturnType<typeof listState>;
  return list.userId === userId ? list.household : {};
}
