import type { MachineAnswer } from '@ismi/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { RowAction } from '../../ui/admin/row-action.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';

interface AnswerTableProps {
  answers: readonly MachineAnswer[];
  isBusy: boolean;
  onAction: (action: 'correct' | 'remove', answer: MachineAnswer) => void;
}

const TONES = { stored: 'neutral', corrected: 'success', removed: 'error' } as const;

export function AnswerTable({ answers, isBusy, onAction }: AnswerTableProps) {
  const { t } = useTranslation('admin-answers');
  const locale = useLocale();
  const columns: Column<MachineAnswer>[] = [
    {
      id: 'letters',
      label: t('letters'),
      cell: ({ letters }) => <bdi className="font-semibold">{letters}</bdi>,
    },
    { id: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'text',
      label: t('text'),
      cell: ({ texts }) => (
        <bdi className="line-clamp-2 max-w-96 [overflow-wrap:anywhere]">
          {texts[0]?.[locale] ?? '–'}
        </bdi>
      ),
    },
    {
      id: 'month',
      label: t('month'),
      cell: ({ month }) => <span className="tnum text-ink-2">{month}</span>,
    },
    {
      id: 'state',
      label: t('state'),
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      id: 'acts',
      label: t('acts'),
      isLabelHidden: true,
      cell: (answer) => (
        <div className="flex gap-1">
          <RowAction
            icon={Pencil}
            label={t('correct.act', { letters: answer.letters })}
            isDisabled={answer.state === 'removed'}
            onPress={() => onAction('correct', answer)}
          />
          <RowAction
            icon={Trash2}
            label={t('remove.act', { letters: answer.letters })}
            isDisabled={answer.state === 'removed'}
            onPress={() => onAction('remove', answer)}
          />
        </div>
      ),
    },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={answers}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
