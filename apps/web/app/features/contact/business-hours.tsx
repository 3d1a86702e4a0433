import { BUSINESS_HOURS, dayRange, hourRange } from '@ismi/contract/business-hours';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

export function BusinessHours({ openNow }: { openNow: boolean | undefined }) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  return (
    <section aria-labelledby="hours" className="card p-5 md:p-6">
      <h2 id="hours" className="text-xl">
        {t('hours.title')}
      </h2>
      <dl className="mt-4 grid gap-3">
        {BUSINESS_HOURS.map(({ days, opens, closes }) => (
          <div key={opens}>
            <dt className="text-ink-2">{dayRange(locale, days, 'long')}</dt>
            <dd className="tnum font-semibold">{hourRange(locale, opens, closes)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-3 text-sm">{t('hours.zone')}</p>
      {openNow !== undefined && (
        <p className="mt-3 flex gap-2.5 text-md text-ink-2">
          <span className="nuqta mt-2" />
          {t(openNow ? 'hours.open' : 'hours.closed')}
        </p>
      )}
    </section>
  );
}
