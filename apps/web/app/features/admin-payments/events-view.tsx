import { type AdminEvent, paymentsAdmin } from '@ismi/contract';
import { Check, Eye, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminWords } from '../../lib/admin/use-admin-words.ts';
import { useLoaded } from '../../lib/admin/use-loaded.ts';
import { useUrlFilters } from '../../lib/admin/use-url-filters.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { RowAct } from '../../ui/admin/row-act.tsx';
import { EventDetails } from './event-details.tsx';
import { EventVerdict } from './event-verdict.tsx';

type EventAct = 'look' | 'handle' | 'retry';
interface Opened {
  act: EventAct;
  event: AdminEvent;
}

/** What PayPal told us and nobody could make sense of: looked at, tried again, or marked as handled. */
export function EventsView() {
  const { t } = useTranslation('admin-payments');
  const words = useAdminWords();
  const { page, setPage } = useUrlFilters([]);
  const list = useLoaded(paymentsAdmin.events, { query: { page } });
  const [opened, setOpened] = useState<Opened>();
  const columns = useEventColumns((act, event) => setOpened({ act, event }));
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
        pagerOf={({ pagination }) => words.pagerOf(pagination, setPage)}
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
      <EventDetails event={opened?.act === 'look' ? opened.event : undefined} onClose={close} />
      <EventVerdict
        key={opened?.event.id ?? 'closed'}
        event={opened?.act === 'look' ? undefined : opened?.event}
        isRetry={opened?.act === 'retry'}
        onClose={close}
        onChanged={list.reload}
      />
    </div>
  );
}

function useEventColumns(onAct: (act: EventAct, event: AdminEvent) => void): Column<AdminEvent>[] {
  const { t } = useTranslation('admin-payments');
  const { stampOf } = useAdminWords();
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
      cell: ({ received_at }) => <span className="tnum">{stampOf(received_at)}</span>,
    },
    {
      id: 'acts',
      label: t('columns.acts'),
      isLabelHidden: true,
      cell: (event) => (
        <div className="flex justify-end whitespace-nowrap">
          <RowAct
            icon={Eye}
            label={t('events.look', { id: event.id })}
            onPress={() => onAct('look', event)}
          />
          <RowAct
            icon={RotateCw}
            label={t('events.retry', { id: event.id })}
            onPress={() => onAct('retry', event)}
          />
          <RowAct
            icon={Check}
            label={t('events.handle', { id: event.id })}
            onPress={() => onAct('handle', event)}
          />
        </div>
      ),
    },
  ];
}
