import type { DeskItem, DeskKind } from '@ismi/contract';
import { CreditCard, Flag, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { useItemTexts } from './use-item-texts.ts';

const KIND_LOOKS = {
  contact: { icon: Mail, tone: 'info' },
  payment: { icon: CreditCard, tone: 'warning' },
  name_report: { icon: Flag, tone: 'neutral' },
} as const;

export function KindBadge({ kind }: { kind: DeskKind }) {
  const { t } = useTranslation('admin-desk');
  return <StatusBadge {...KIND_LOOKS[kind]}>{t(`kinds.${kind}`)}</StatusBadge>;
}

interface QueueTableProps {
  items: readonly DeskItem[];
  isBusy: boolean;
  onOpen: (item: DeskItem) => void;
}

export function QueueTable({ items, isBusy, onOpen }: QueueTableProps) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const { titleOf, senderOf } = useItemTexts();
  const openButton = (item: DeskItem) => (
    <button
      type="button"
      className="btn btn-secondary btn-small"
      aria-label={`${t('open')}: ${titleOf(item)}`}
      onClick={() => onOpen(item)}
    >
      {t('open')}
    </button>
  );
  const columns: Column<DeskItem>[] = [
    { id: 'kind', label: t('columns.kind'), cell: ({ kind }) => <KindBadge kind={kind} /> },
    {
      id: 'title',
      label: t('columns.title'),
      cell: (item) => (
        <bdi className="block min-w-32 font-semibold [overflow-wrap:anywhere]">{titleOf(item)}</bdi>
      ),
    },
    {
      id: 'sender',
      label: t('columns.sender'),
      cell: (item) => (
        <bdi className="block min-w-24 [overflow-wrap:anywhere]">{senderOf(item)}</bdi>
      ),
    },
    {
      id: 'since',
      label: t('columns.since'),
      isNumber: true,
      cell: ({ created_at }) => words.formatDayAndTime(created_at),
    },
    { id: 'open', label: t('open'), isLabelHidden: true, isNumber: true, cell: openButton },
  ];
  return (
    <DataTable
      label={t('queue')}
      columns={columns}
      rows={items}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      isBusy={isBusy}
      card={(item) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex items-center justify-between gap-3">
            <KindBadge kind={item.kind} />
            <span className="tnum text-ink-3 text-sm">{words.formatDay(item.created_at)}</span>
          </div>
          <p className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{titleOf(item)}</bdi>
          </p>
          <div className="flex items-center justify-between gap-3">
            <bdi className="min-w-0 truncate text-ink-2 text-sm">{senderOf(item)}</bdi>
            {openButton(item)}
          </div>
        </div>
      )}
    />
  );
}
