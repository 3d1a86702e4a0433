import { admin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const PROVIDER = 'PayPal';

/** At the end of an entry: the number of pending items, or the payment provider. */
export function SectionBadge({ section }: { section: string }) {
  const { pathname } = useLocation();
  if (section === 'payments') return <span className="badge ms-auto">{PROVIDER}</span>;
  if (section !== 'consulting' && section !== 'desk') return null;
  // Reloaded in every section.
  return <WaitingCount key={pathname} section={section} />;
}

/** The number of pending items in a section; undefined if unknown. */
function WaitingCount({ section }: { section: 'consulting' | 'desk' }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { data, failure } = useApiQuery(admin.badges, {});
  const waiting = data?.[section] ?? 0;
  if (failure || waiting === 0) return null;
  return (
    <span className="badge badge-warning tnum ms-auto">
      {formatNumber(locale, waiting)}
      <span className="sr-only"> {t('waiting')}</span>
    </span>
  );
}
