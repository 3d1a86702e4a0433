import { SUGGESTION_CONSENT_VERSION, suggestions } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../data/mutation.ts';
import { useApiQuery } from '../../../data/query.ts';
import { removeCached } from '../../../data/query-client.ts';
import { Button } from '../../../ui/form/button.tsx';

const WITHDRAWAL = {
  consent_version: SUGGESTION_CONSENT_VERSION,
  faith: false,
  origin: false,
  with_consulting: true,
} as const;

/** Withdraws the consents to answers about faith and origin, as easily as they were given. */
export function ConsentWithdrawal() {
  const { t } = useTranslation('profile');
  // If the request fails, nothing is shown; the next visit tries again.
  const { data: consent } = useApiQuery(suggestions.readConsent, {});
  const { send, isBusy, failure } = useApiMutation(suggestions.setConsent, {
    invalidates: [suggestions.readConsent, suggestions.list],
  });
  const [isWithdrawn, setWithdrawn] = useState(false);
  const [isAsked, ask] = useState(false);
  const withdraw = async () => {
    if (!(await send({ body: WITHDRAWAL }))) return;
    // The cached lists contain the answers that have just been erased.
    removeCached(suggestions.get);
    removeCached(suggestions.newest);
    setWithdrawn(true);
  };
  if (isWithdrawn) {
    return (
      <p role="status" className="mt-10 text-ink-2 text-sm">
        {t('past.consent.done')}
      </p>
    );
  }
  const isStored = consent?.faith || consent?.origin || consent?.earlier || consent?.in_consulting;
  if (!isStored) return null;
  return (
    <section
      aria-label={t('past.consent.title')}
      className="mt-10 border-line border-t pt-5 text-sm"
    >
      <p className="max-w-[46rem] text-ink-2">
        {isAsked ? t('past.consent.sure') : t('past.consent.given')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {isAsked ? (
          <>
            <Button
              kind="danger"
              busyLabel={isBusy ? t('past.consent.busy') : undefined}
              onPress={withdraw}
              className="btn-small"
            >
              {t('past.consent.confirm')}
            </Button>
            <button
              type="button"
              onClick={() => ask(false)}
              className="btn btn-secondary btn-small"
            >
              {t('past.consent.keep')}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => ask(true)} className="btn btn-secondary btn-small">
            {t('past.consent.withdraw')}
          </button>
        )}
      </div>
      {failure && (
        <p role="alert" className="field-error">
          {failure.message}
        </p>
      )}
    </section>
  );
}
