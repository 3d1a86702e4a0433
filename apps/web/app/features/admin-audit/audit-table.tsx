import type { AuditChange } from '@ismi/contract';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { RowAction } from '../../ui/admin/row-action.tsx';
import { useActorName } from './use-actor-name.ts';
import { useAuditTexts } from './use-audit-texts.ts';

interface AuditTableProps {
  changes: readonly AuditChange[];
  isBusy: boolean;
  onShow: (change: AuditChange) => void;
}

const SHOWN_OF_ID = 8;

export function AuditTable({ changes, isBusy, onShow }: AuditTableProps) {
  const { t } = useTranslation('admin-audit');
  const words = useAdminTexts();
  const nameOf = useActorName();
  const { actionOf, subjectOf, reasonOf } = useAuditTexts();
  const columns: Column<AuditChange>[] = [
    {
      id: 'when',
      label: t('when'),
      cell: ({ created_at }) => (
        <span className="tnum text-ink-2 2xs:whitespace-nowrap">
          {words.formatDayAndTime(created_at)}
        </span>
      ),
    },
    {
      id: 'who',
      label: t('who'),
      cell: (change) => (
        <bdi className="block min-w-24 [overflow-wrap:anywhere]">{nameOf(change)}</bdi>
      ),
    },
    {
      id: 'what',
      label: t('what'),
      cell: ({ action }) => <span className="font-semibold">{actionOf(action)}</span>,
    },
    {
      id: 'subject',
      label: t('subject'),
      cell: ({ subject_kind, subject_id }) => (
        <>
          {subjectOf(subject_kind)}{' '}
          <span className="tnum text-ink-3" title={subject_id}>
            {subject_id.length > 12 ? `${subject_id.slice(0, SHOWN_OF_ID)}…` : subject_id}
          </span>
        </>
      ),
    },
    {
      id: 'why',
      label: t('why'),
      cell: ({ reason }) => (
        <bdi className="line-clamp-2 max-w-72 [overflow-wrap:anywhere]">{reasonOf(reason)}</bdi>
      ),
    },
    {
      id: 'details',
      label: t('details'),
      isLabelHidden: true,
      cell: (change) => (
        <RowAction
          icon={Eye}
          label={`${t('details')}: ${actionOf(change.action)}, ${words.formatDayAndTime(change.created_at)}`}
          onPress={() => onShow(change)}
        />
      ),
    },
  ];
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={changes}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
