import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUrlFilters } from '../../lib/admin/use-url-filters.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { Overview } from './overview.tsx';
import { RequestsTab } from './requests-tab.tsx';

const TABS = [
  { id: 'overview', search: '' },
  { id: 'requests', search: '?tab=requests' },
] as const;

/** How consulting does, and every request. */
export function ConsultingSection() {
  const { t } = useTranslation('admin-consulting');
  const { values } = useUrlFilters(['tab']);
  const open = values.tab === 'requests' ? 'requests' : 'overview';
  return (
    <>
      <SectionHead title={t('title')} />
      <nav aria-label={t('tabs.label')} className="tabs mt-3">
        {TABS.map(({ id, search }) => (
          <Link
            key={id}
            to={{ search }}
            aria-current={id === open ? 'page' : undefined}
            preventScrollReset
          >
            {t(`tabs.${id}`)}
          </Link>
        ))}
      </nav>
      <div className="mt-5">{open === 'requests' ? <RequestsTab /> : <Overview />}</div>
    </>
  );
}
