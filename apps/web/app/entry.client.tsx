import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgetOldAddress } from './forget-old-address.ts';
import { partOldDraft } from './part-old-draft.ts';

/** Fetched only when something broke: nobody carries it for nothing. */
const report = (error: unknown): void => {
  import('./lib/report-error.ts').then((module) => module.reportError(error)).catch(() => {});
};

window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

void partOldDraft().catch(report);
void forgetOldAddress().catch(report);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={report} />
    </StrictMode>,
  );
});
