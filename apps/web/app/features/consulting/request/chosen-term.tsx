import { useTranslation } from 'react-i18next';
import { calendarDayIn } from '../../../i18n/dates.ts';
import { ownTimeOf, useOwnZone } from '../../../i18n/own-time.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** A slot in words: the visitor's own day and hour, and Turkish time beside it. */
export function ChosenTerm({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const zone = useOwnZone();
  const { day, time, turkish } = ownTimeOf(locale, startsAt, zone);
  const date = calendarDayIn(locale, day, { weekday: 'short', day: 'numeric', month: 'long' });
  return (
    <span className="font-semibold">
      {t(zone ? 'term.at' : 'term.turkishAt', { date, time })}{' '}
      {turkish && (
        <span className="inline-block font-normal text-ink-3 text-sm">
          ({t('slots.turkish', { time: turkish })})
        </span>
      )}
    </span>
  );
}
