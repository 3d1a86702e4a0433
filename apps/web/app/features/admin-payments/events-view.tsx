import { type AdminEvent, paymentsAdmin } from '@ismi/contract';
import { Check, Eye, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { RowAction } from '../../ui/admin/row-action.tsx';
import { EventDecisionDialog } from './event-decision-dialog.tsx';
import { EventDetails } from './event-details.tsx';

type EventAction = 'look' | 'handle' | 'retry';
interface OpenedAction {
  action: EventAction;
  event: AdminEvent;
}

/** PayPal events that could not be processed: view, retry, or mark as handled. */
export function EventsView() {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const { page, setPage } = useUrlFilters([]);
  const list = useApiQuery(paymentsAdmin.events, { query: { page } }, { keepsPrevious: true });
  const [opened, setOpened] = useState<OpenedAction>();
  const columns = useEventColumns((action, event) => setOpened({ action, event }));
  const close = () => setOpened(undefined);
  return (
    <div className="mt-5 grid gap-4">
      <p className="max-w-prose text-ink-2">{t('events.intro')}</p>
      <LoadedList
        loaded={list}
        failed={t('events.failed')}
        words={words}
        isEmpty={({ events }) => events.length === 0}
        empty={t('events.empty')}
        pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
      >
        {({ events }) => (
          <DataTable
            label={t('events.title')}
            columns={columns}
            rows={events}
            keyOf={({ id }) => id}
            isBusy={list.isLoading}
          />
        )}
      </LoadedList>
      <EventDetails event={opened?.action === 'look' ? opened.event : undefined} onClose={close} />
      <EventDecisionDialog
        key={opened?.event.id ?? 'closed'}
        event={opened?.action === 'look' ? undefined : opened?.event}
        isRetry={opened?.action === 'retry'}
        onClose={close}
      />
    </div>
  );
}

function useEventColumns(
  onAction: (action: EventAction, event: AdminEvent) => void,
): Column<AdminEvent>[] {
  const { t } = useTranslation('admin-payments');
  const { formatDayAndTime } = useAdminTexts();
  return [
    {
      id: 'type',
      label: t('events.columns.type'),
      cell: ({ type }) => <bdi className="font-medium [overflow-wrap:anywhere]">{type}</bdi>,
    },
    {
      id: 'id',
      label: t('events.columns.id'),
      cell: ({ id }) => <bdi className="text-ink-2 [overflow-wrap:anywhere]">{id}</bdi>,
    },
    {
      id: 'received',
      label: t('events.columns.received'),
      cell: ({ received_at }) => <span className="tnum">{formatDayAndTime(received_at)}</span>,
    },
    {
      id: 'acts',
      label: t('columns.acts'),
      isLabelHidden: true,
      cell: (event) => (
        <div className="flex justify-end whitespace-nowrap">
          <RowAction
            icon={Eye}
            label={t('events.look', { id: event.id })}
            onPress={() => onAction('look', event)}
          />
          <RowAction
            icon={RotateCw}
            label={t('events.retry', { id: event.id })}
            onPress={() => onAction('retry', event)}
          />
          <RowAction
            icon={Check}
            label={t('events.handle', { id: event.id })}
            onPress={() => onAction('handle', event)}
          />
        </div>
      ),
    },
  ];
}
