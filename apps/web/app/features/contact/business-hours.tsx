import { BUSINESS_HOURS } from '@ismi/contract/business-hours';
import { useTranslation } from 'react-i18next';
import { intlLocale, useLocale } from '../../i18n/use-locale.ts';

/** "Montag–Freitag": names of days as the language writes them. 1 January 2024 was a Monday. */
function daysLabel(locale: string, days: readonly number[]): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const first = days[0] ?? 1;
  const last = days[days.length - 1] ?? first;
  return `${format.format(Date.UTC(2024, 0, first))} – ${format.format(Date.UTC(2024, 0, last))}`;
}

export function BusinessHours({ openNow }: { openNow: boolean | undefined }) {
  const { t } = useTranslation('contact');
  const locale = intlLocale(useLocale());
  return (
    <section aria-labelledby="hours" className="card p-5 md:p-6">
      <h2 id="hours" className="text-xl">
        {t('hours.title')}
      </h2>
      <dl className="mt-4 grid gap-3">
        {BUSINESS_HOURS.map(({ days, opens, closes }) => (
          <div key={opens}>
            <dt className="text-ink-2">{daysLabel(locale, days)}</dt>
            <dd className="font-semibold tnum">
              <bdi>
                {opens} – {closes}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-3">{t('hours.zone')}</p>
      {openNow !== undefined && (
        <p className="mt-3 flex gap-2.5 text-[15px] text-ink-2">
          <span className="nuqta mt-2" />
          {t(openNow ? 'hours.open' : 'hours.closed')}
        </p>
      )}
    </section>
  );
}
