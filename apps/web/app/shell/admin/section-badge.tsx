import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** What waits in a section; absent while nobody knows. */
export interface Badges {
  consulting?: number | undefined;
  desk?: number | undefined;
}

const PROVIDER = 'PayPal';

/** At the end of an entry: how much waits there, or who the money comes through. */
export function SectionBadge({ section, badges }: { section: string; badges: Badges }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (section === 'payments') return <span className="badge ms-auto">{PROVIDER}</span>;
  const waiting = section === 'consulting' || section === 'desk' ? (badges[section] ?? 0) : 0;
  if (waiting === 0) return null;
  return (
    <span className="badge badge-warning tnum ms-auto">
      {formatNumber(locale, waiting)}
      <span className="sr-only"> {t('waiting')}</span>
    </span>
  );
}
