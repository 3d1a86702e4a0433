import { type MachineAnswer, machineAnswersAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { FilterSearch } from '../../ui/admin/filter-fields.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { AnswerTable } from './answer-table.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const NAMES = ['search'] as const;

interface OpenedDialog {
  action: 'correct' | 'remove';
  answer: MachineAnswer;
}

/** A model's answers about names that the catalogue does not contain: search, correct, remove. */
export function AnswerList() {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const { values, page, setFilter, setPage, clear, isFiltered } = useUrlFilters(NAMES);
  const list = useApiQuery(
    machineAnswersAdmin.list,
    { query: { ...activeFilters(values), page } },
    { keepsPrevious: true },
  );
  const [opened, setOpened] = useState<OpenedDialog>();
  const close = () => setOpened(undefined);
  return (
    <>
      <p className="mt-1 text-ink-3 text-sm">{t('intro')}</p>
      <div className="mt-4 max-w-96">
        <FilterSearch
          label={t('search')}
          value={values.search}
          onChange={(value) => setFilter('search', value.trim())}
        />
      </div>
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('failed')}
          words={words}
          isEmpty={({ answers }) => answers.length === 0}
          empty={t(isFiltered ? 'emptyFiltered' : 'empty')}
          onClear={isFiltered ? clear : undefined}
          pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
        >
          {({ answers }) => (
            <AnswerTable
              answers={answers}
              isBusy={list.isLoading}
              onAction={(action, answer) => setOpened({ action, answer })}
            />
          )}
        </LoadedList>
      </div>
      {opened?.action === 'correct' && <CorrectDialog answer={opened.answer} onClose={close} />}
      {opened?.action === 'remove' && <RemoveDialog answer={opened.answer} onClose={close} />}
    </>
  );
}
