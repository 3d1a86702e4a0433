import type { Account } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { checkSession } from './check-session.ts';
import type { SessionCheckFailure } from './session-store.ts';
import { useSession } from './use-session.ts';

interface SessionGateProps {
  /** While the session is being checked. */
  checking: ReactNode;
  guest: ReactNode;
  /** The check failed: why, and how to repeat it. */
  failed: (failure: SessionCheckFailure, retry: () => void) => ReactNode;
  children: (user: Account) => ReactNode;
}

/**
 * Renders one of four states: the session is being checked, there is none, the check failed, or a user is signed in. The HTML of public
 * pages is that of guests; styles choose until it hydrates.
 */
export function SessionGate({ checking, guest, failed, children }: SessionGateProps): ReactNode {
  const session = useSession();
  const isHydrated = useHydrated();
  if (session.state === 'signed-in') return children(session.user);
  if (session.state === 'unknown') return checking;
  if (session.checkFailure) return failed(session.checkFailure, () => void checkSession());
  return (
    <>
      {!isHydrated && <div className="for-members">{checking}</div>}
      <div className="for-guests">{guest}</div>
    </>
  );
}
