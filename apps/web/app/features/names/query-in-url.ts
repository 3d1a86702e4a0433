import { NAME_LIMITS } from '@ismi/contract/limits';
import { useQuery } from '../../browser/use-query.ts';

/** `/?name=Kevser`: the query from before the sign-in or before hydration. */
export const QUERY_PARAM = 'name';
/** The browser submitted the form before hydration: the lookup still has to run. */
export const EARLY_SUBMIT_PARAM = 'ask';

export const queryUrl = (name: string): string =>
  `?${new URLSearchParams({ [QUERY_PARAM]: name })}`;

export function useQueryFromUrl(): string {
  return useQuery().get(QUERY_PARAM)?.slice(0, NAME_LIMITS.query) ?? '';
}
