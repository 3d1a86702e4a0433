import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../i18n/dates.ts';
import { formatLocalTime, useLocalTimeZone } from '../../../i18n/local-time.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** The chosen slot as text: local day and time, and Turkish time beside it. */
export function ChosenSlot({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const zone = useLocalTimeZone();
  const { day, time, turkish } = formatLocalTime(locale, startsAt, zone);
  const date = formatCalendarDay(locale, day, { weekday: 'short', day: 'numeric', month: 'long' });
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
