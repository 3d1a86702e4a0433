import { useLocation } from 'react-router';
import { useQuery } from '../../browser/use-query.ts';
import { useSession } from '../session/use-session.ts';
import { type CreditShortfall, parseShortfall } from './credit-shortfall.ts';

/** What was missing when the visitor was led here. */
export function useShortfall(): CreditShortfall | undefined {
  const { state } = useLocation();
  const query = useQuery();
  return parseShortfall(state) ?? parseShortfall(Object.fromEntries(query));
}

/** How it stands now: what was bought meanwhile counts too. */
export function useMissingCredits(shortfall: CreditShortfall | undefined) {
  const session = useSession();
  if (!shortfall) return undefined;
  const { required_credits: needed, current_credits: before } = shortfall;
  const have = session.state === 'signed-in' ? session.user.credits : before;
  return { needed, have, missing: Math.max(0, needed - have) };
}
