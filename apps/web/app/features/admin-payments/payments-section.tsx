import { type AdminPayment, paymentsAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { EventsView } from './events-view.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import type { PaymentAction } from './payment-actions.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { PAYMENT_FILTERS, PaymentFilters } from './payment-filters.tsx';
import { PaymentList } from './payment-list.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface OpenedAction {
  action: PaymentAction;
  payment: AdminPayment;
}

/** Payments, and PayPal events that need review. */
export function PaymentsSection() {
  const { t } = useTranslation('admin-payments');
  const { values, setFilter } = useUrlFilters(['view']);
  const isEvents = values.view === 'events';
  return (
    <>
      <SectionHead title={t('title')}>
        <ViewSwitch isEvents={isEvents} onChange={(view) => setFilter('view', view)} />
      </SectionHead>
      {isEvents ? <EventsView /> : <Payments />}
    </>
  );
}

function Payments() {
  const { values, page, setFilter, setPage, clear, isFiltered } = useUrlFilters(PAYMENT_FILTERS);
  // The server validates the values of the URL against the same lists.
  const query = { ...activeFilters(values), page } as { page: number };
  const list = useApiQuery(paymentsAdmin.list, { query }, { keepsPrevious: true });
  const [opened, setOpened] = useState<OpenedAction>();
  // The desk links to one payment, which may be on any page of the list.
  const linked = useUrlFilters(['payment']);
  const close = () => {
    setOpened(undefined);
    if (linked.isFiltered) linked.setFilter('payment', '');
  };
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      <PaymentFigures />
      <PaymentFilters values={values} onChange={setFilter} onClear={clear} />
      <PaymentList
        list={list}
        isFiltered={isFiltered}
        onClear={clear}
        onPage={setPage}
        onAction={(action, payment) => setOpened({ action, payment })}
      />
      <OpenedDialogs
        opened={opened}
        linkedId={linked.values.payment || undefined}
        onClose={close}
      />
    </div>
  );
}

interface OpenedDialogsProps {
  opened: OpenedAction | undefined;
  linkedId: string | undefined;
  onClose: () => void;
}

/** Always mounted, so that the browser animates open and close. */
function OpenedDialogs({ opened, linkedId, onClose }: OpenedDialogsProps) {
  const paymentFor = (action: PaymentAction) =>
    opened?.action === action ? opened.payment : undefined;
  const detailsOf = opened ? paymentFor('details')?.id : linkedId;
  return (
    <>
      <PaymentDetails id={detailsOf} onClose={onClose} />
      <RefundDialog payment={paymentFor('refund')} onClose={onClose} />
      <StatusDialog payment={paymentFor('status')} onClose={onClose} />
      <NoticeDialog payment={paymentFor('notice')} onClose={onClose} />
    </>
  );
}
