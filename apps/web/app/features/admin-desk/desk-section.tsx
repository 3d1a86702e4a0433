import { admin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { numberIn } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useChanges } from '../../lib/admin/changes.ts';
import { useLoaded } from '../../lib/admin/use-loaded.ts';
import { useUrlFilters } from '../../lib/admin/use-url-filters.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { Queue } from './queue.tsx';
import { RatingsPanel } from './ratings-panel.tsx';
import { SwitchPanel } from './switch-panel.tsx';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

const TABS = [
  { id: 'queue', search: '' },
  { id: 'withdrawals', search: '?tab=withdrawals' },
  { id: 'ratings', search: '?tab=ratings' },
  { id: 'switches', search: '?tab=switches' },
] as const;

const NO_CALL = {};

/** What waits for a person, what families say of names, and what a person can turn off. */
export function DeskSection() {
  const { t } = useTranslation('admin-desk');
  const { values } = useUrlFilters(['tab']);
  const open = TABS.find(({ id }) => id === values.tab)?.id ?? 'queue';
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
            {id === 'withdrawals' && <OpenWithdrawals />}
          </Link>
        ))}
      </nav>
      <div className="mt-5">
        {open === 'switches' && <SwitchPanel />}
        {open === 'withdrawals' && <WithdrawalsPanel />}
        {open === 'ratings' && <RatingsPanel />}
        {open === 'queue' && <Queue />}
      </div>
    </>
  );
}

/** How many wait, which the queue beside them does not show. */
function OpenWithdrawals() {
  const locale = useLocale();
  const { data } = useLoaded(admin.badges, NO_CALL, `${useChanges()}`);
  if (!data?.withdrawals) return null;
  return (
    <span className="badge badge-warning tnum ms-2">{numberIn(locale, data.withdrawals)}</span>
  );
}
