import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../lib/late-part.ts';
import type { WithdrawalFlow } from './withdrawal-flow.tsx';

export const loadWithdrawalFlow = () =>
  import('./withdrawal-flow.tsx').then((module) => ({ default: module.WithdrawalFlow }));

// On the server at once, so that the form stands in the page; in the browser it follows when the rest is awake.
const Flow = import.meta.env.SSR
  ? (await loadWithdrawalFlow()).default
  : latePart(loadWithdrawalFlow);

/** The form in a chunk of its own: nobody needs its rules and fields to read. */
export const LateWithdrawalFlow = (props: ComponentProps<typeof WithdrawalFlow>) => (
  <Suspense>
    <Flow {...props} />
  </Suspense>
);
