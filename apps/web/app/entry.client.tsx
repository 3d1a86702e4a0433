import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { migrateOldDraft } from './migrate-old-draft.ts';
import { removeExpiredEmail } from './remove-expired-email.ts';

/** Fetched only after an error, so that other visits do not load it. */
const report = (error: unknown): void => {
  import('./data/report-error.ts').then((module) => module.reportError(error)).catch(() => {});
};

window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

void migrateOldDraft().catch(report);
void removeExpiredEmail().catch(report);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={report} />
    </StrictMode>,
  );
});
