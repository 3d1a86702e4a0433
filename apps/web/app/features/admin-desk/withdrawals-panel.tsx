import { WITHDRAWAL_STATUSES, withdrawalsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { FilterSelect } from '../../ui/admin/filter-fields.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';

const ANSWERED = WITHDRAWAL_STATUSES.filter((status) => status !== 'open');

/** Declarations of withdrawal, oldest first, paginated, each with the amount that would be refunded now. */
export function WithdrawalsPanel() {
  const { t } = useTranslation('admin-withdrawals');
  const words = useAdminTexts();
  const { values, page, setFilter, setPage } = useUrlFilters(['tab', 'answer']);
  const status = ANSWERED.find((known) => known === values.answer) ?? 'open';
  const list = useApiQuery(
    withdrawalsAdmin.list,
    { query: { status, page } },
    { keepsPrevious: true },
  );
  return (
    <>
      <div className="flex">
        <FilterSelect
          label={t('status')}
          value={status === 'open' ? '' : status}
          all={t('statuses.open')}
          options={ANSWERED.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(value) => setFilter('answer', value)}
        />
      </div>
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('failed')}
          words={words}
          isEmpty={({ withdrawals }) => withdrawals.length === 0}
          empty={t(status === 'open' ? 'empty' : 'emptyOther')}
          pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
        >
          {({ withdrawals }) => (
            <ul aria-label={t('list')} className="grid gap-4 xl:grid-cols-2">
              {withdrawals.map((withdrawal) => (
                <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
              ))}
            </ul>
          )}
        </LoadedList>
      </div>
    </>
  );
}
