import { NAME_LIMITS } from '@ismi/contract/limits';
import { useQuery } from '../../lib/use-query.ts';

/** `/?name=Kevser`: what somebody was about to look up before they signed in, or before the page was awake. */
export const QUERY_IN_ADDRESS = 'name';
/** The browser itself has sent the form, because nobody else was awake: the question is still open. */
export const SENT_EARLY = 'ask';

export const addressWith = (name: string): string =>
  `?${new URLSearchParams({ [QUERY_IN_ADDRESS]: name })}`;

export function useQueryInAddress(): string {
  return useQuery().get(QUERY_IN_ADDRESS)?.slice(0, NAME_LIMITS.query) ?? '';
}
