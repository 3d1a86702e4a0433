import { serverRenderedPart } from '../../browser/lazy-part.tsx';

export const loadWithdrawalFlow = () =>
  import('./withdrawal-flow.tsx').then((module) => module.WithdrawalFlow);

/**
 * The form in a chunk of its own: its validation and fields are not needed to read the page. The server renders it at once, so that
 * it is in the HTML; in the browser it hydrates after the rest.
 */
export const LazyWithdrawalFlow = serverRenderedPart(
  loadWithdrawalFlow,
  import.meta.env.SSR && (await loadWithdrawalFlow()),
);
