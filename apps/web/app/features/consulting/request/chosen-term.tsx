import { useTranslation } from 'react-i18next';
import { calendarDayIn } from '../../../i18n/dates.ts';
import { ownTimeOf, useOwnZone } from '../../../i18n/own-time.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

interface ChosenTermProps {
  day: string;
  time: string;
  startsAt: string;
}

/** A slot in words: its day and hour in Turkey, and the visitor's own beside it. */
export function ChosenTerm({ day, time, startsAt }: ChosenTermProps) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const ownTime = ownTimeOf(locale, startsAt, useOwnZone());
  const date = calendarDayIn(locale, day, { weekday: 'short', day: 'numeric', month: 'long' });
  return (
    <span className="font-semibold">
      {t('term.at', { date, time })}{' '}
      {ownTime && (
        <span className="inline-block font-normal text-ink-3">
          ({t('slots.own', { time: ownTime })})
        </span>
      )}
    </span>
  );
}
