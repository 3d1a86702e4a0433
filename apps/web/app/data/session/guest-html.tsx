import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';

interface GuestHtmlProps {
  /** What a visitor with a session cookie sees until this hydrates. */
  checking: ReactNode;
  /** For guests. */
  children: ReactNode;
}

/** What guests see; the HTML of public pages is theirs, and styles choose until it hydrates. */
export function GuestHtml({ checking, children }: GuestHtmlProps) {
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <div className="for-members">{checking}</div>}
      <div className="for-guests">{children}</div>
    </>
  );
}
