import type { Account } from '@ismi/contract';
import type { ReactNode } from 'react';
import { checkSession } from './check-session.ts';
import { GuestHtml } from './guest-html.tsx';
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

/** Renders one of four states: the session is being checked, there is none, the check failed, or a user is signed in. */
export function SessionGate({ checking, guest, failed, children }: SessionGateProps): ReactNode {
  const session = useSession();
  if (session.state === 'signed-in') return children(session.user);
  if (session.state === 'unknown') return checking;
  if (session.checkFailure) return failed(session.checkFailure, () => void checkSession());
  return <GuestHtml checking={checking}>{guest}</GuestHtml>;
}
