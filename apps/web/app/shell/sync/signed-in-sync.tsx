import type { Account } from '@ismi/contract';
import { Suspense } from 'react';
import { lazyPart, Nothing } from '../../browser/lazy-part.tsx';
import { isActionPending } from '../../data/is-action-pending.ts';
import { BalanceSync } from './balance-sync.tsx';
import { LanguageSync } from './language-sync.tsx';

const PendingActionRunner = lazyPart(
  () => import('./pending-action-runner.tsx').then((module) => module.PendingActionRunner),
  Nothing,
);

/** Renders nothing. What runs on every page of a signed-in user. */
export function SignedInSync({ user }: { user: Account }) {
  return (
    <>
      <LanguageSync user={user} />
      <BalanceSync />
      {isActionPending() && (
        <Suspense>
          <PendingActionRunner />
        </Suspense>
      )}
    </>
  );
}
