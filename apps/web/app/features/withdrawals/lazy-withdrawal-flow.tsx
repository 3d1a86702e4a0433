import { lazyPart } from '../../browser/lazy-part.tsx';

export const loadWithdrawalFlow = () =>
  import('./withdrawal-flow.tsx').then((module) => module.WithdrawalFlow);

/**
 * The form in a chunk of its own: nobody needs its rules and fields to read. On the server at once, so that it stands in the page; in
 * the browser it hydrates after the rest.
 */
export const LazyWithdrawalFlow = lazyPart(loadWithdrawalFlow, {
  serverPart: import.meta.env.SSR && (await loadWithdrawalFlow()),
});
