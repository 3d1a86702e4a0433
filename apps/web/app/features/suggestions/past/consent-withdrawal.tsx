import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { useConsent } from './use-consent.ts';

/** What was allowed once can be taken back here, as easily as it was given. */
export function ConsentWithdrawal() {
  const { t } = useTranslation('profile');
  const { consent, withdraw } = useConsent();
  const [isAsked, ask] = useState(false);
  if (consent.isWithdrawn) {
    return (
      <p role="status" className="mt-10 text-ink-2 text-sm">
        {t('past.consent.done')}
      </p>
    );
  }
  if (!consent.isGiven) return null;
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
              busyLabel={consent.isBusy ? t('past.consent.busy') : undefined}
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
      {consent.failure && (
        <p role="alert" className="field-error">
          {consent.failure}
        </p>
      )}
    </section>
  );
}
