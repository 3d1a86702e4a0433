import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../browser/section-tabs.tsx';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { Overview } from './overview.tsx';
import { RequestsTab } from './requests-tab.tsx';

const TABS = ['overview', 'requests'] as const;

/** Overview of consulting, and all requests. */
export function ConsultingSection() {
  const { t } = useTranslation('admin-consulting');
  const { values } = useUrlFilters(['tab']);
  const open = values.tab === 'requests' ? 'requests' : 'overview';
  return (
    <>
      <SectionHead title={t('title')} />
      <SectionTabs label={t('tabs.label')} tabs={TABS} open={open}>
        {(id) => t(`tabs.${id}`)}
      </SectionTabs>
      <div className="mt-5">{open === 'requests' ? <RequestsTab /> : <Overview />}</div>
    </>
  );
}
