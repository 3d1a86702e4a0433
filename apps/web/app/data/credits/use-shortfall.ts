import { useLocation } from 'react-router';
import { useQuery } from '../../browser/use-query.ts';
import { useSession } from '../session/use-session.ts';
import { type CreditShortfall, parseShortfall } from './credit-shortfall.ts';

/** The shortfall when the visitor was redirected here. */
export function useShortfall(): CreditShortfall | undefined {
  const { state } = useLocation();
  const query = useQuery();
  return parseShortfall(state) ?? parseShortfall(Object.fromEntries(query));
}

/** The current shortfall: includes credits bought meanwhile. */
export function useMissingCredits(shortfall: CreditShortfall | undefined) {
  const session = useSession();
  if (!shortfall) return undefined;
  const { required_credits: needed, current_credits: before } = shortfall;
  const have = session.state === 'signed-in' ? session.user.credits : before;
  return { needed, have, missing: Math.max(0, needed - have) };
}
