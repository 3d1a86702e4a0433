import { NAME_LIMITS } from '@ismi/contract/limits';
import { useQuery } from '../../browser/use-query.ts';

/** `/?name=Kevser`: what was asked before the sign-in, or on another page. */
const QUERY_PARAM = 'name';

export const queryUrl = (name: string): string =>
  `?${new URLSearchParams({ [QUERY_PARAM]: name })}`;

export function useQueryFromUrl(): string {
  return useQuery().get(QUERY_PARAM)?.slice(0, NAME_LIMITS.query) ?? '';
}
