import { admin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const PROVIDER = 'PayPal';

/** At the end of an entry: how much waits there, or who the money comes through. */
export function SectionBadge({ section }: { section: string }) {
  const { pathname } = useLocation();
  if (section === 'payments') return <span className="badge ms-auto">{PROVIDER}</span>;
  if (section !== 'consulting' && section !== 'desk') return null;
  // Loaded again in every section.
  return <WaitingCount key={pathname} section={section} />;
}

/** What waits in a section; absent while nobody knows. */
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
