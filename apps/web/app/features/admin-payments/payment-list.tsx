import type { paymentsAdmin, ResponseOf } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import type { ApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { OnPaymentAction } from './payment-actions.tsx';
import { PaymentTable } from './payment-table.tsx';

interface PaymentListProps {
  list: ApiQuery<ResponseOf<typeof paymentsAdmin.list>>;
  isFiltered: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
  onAction: OnPaymentAction;
}

export function PaymentList({ list, isFiltered, onClear, onPage, onAction }: PaymentListProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {list.data?.tooMany && !list.failure && <Notice kind="info" title={t('list.tooMany')} />}
      <LoadedList
        loaded={list}
        failed={t('list.failed')}
        words={words}
        isEmpty={({ payments }) => payments.length === 0}
        empty={t(isFiltered ? 'list.nothingFits' : 'list.empty')}
        onClear={isFiltered ? onClear : undefined}
        pagerProps={({ pagination, tooMany: isEstimated }) =>
          words.pagerProps({ ...pagination, isEstimated }, onPage)
        }
      >
        {({ payments }) => (
          <PaymentTable payments={payments} isBusy={list.isLoading} onAction={onAction} />
        )}
      </LoadedList>
    </div>
  );
}
