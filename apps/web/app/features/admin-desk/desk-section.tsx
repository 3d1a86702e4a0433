import { admin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../browser/section-tabs.tsx';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { Queue } from './queue.tsx';
import { RatingsPanel } from './ratings-panel.tsx';
import { SwitchPanel } from './switch-panel.tsx';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

const TABS = ['queue', 'withdrawals', 'ratings', 'switches'] as const;

/** Open items, feedback on names, and the switches. */
export function DeskSection() {
  const { t } = useTranslation('admin-desk');
  const { values } = useUrlFilters(['tab']);
  const open = TABS.find((id) => id === values.tab) ?? 'queue';
  return (
    <>
      <SectionHead title={t('title')} />
      <SectionTabs label={t('tabs.label')} tabs={TABS} open={open}>
        {(id) => (
          <>
            {t(`tabs.${id}`)}
            {id === 'withdrawals' && <OpenWithdrawals />}
          </>
        )}
      </SectionTabs>
      <div className="mt-5">
        {open === 'switches' && <SwitchPanel />}
        {open === 'withdrawals' && <WithdrawalsPanel />}
        {open === 'ratings' && <RatingsPanel />}
        {open === 'queue' && <Queue />}
      </div>
    </>
  );
}

/** The number of open withdrawals, which the queue does not show. */
function OpenWithdrawals() {
  const locale = useLocale();
  const { data, failure } = useApiQuery(admin.badges, {});
  if (failure || !data?.withdrawals) return null;
  return (
    <span className="badge badge-warning tnum ms-2">{formatNumber(locale, data.withdrawals)}</span>
  );
}
