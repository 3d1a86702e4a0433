import { type ResponseOf, ratings } from '@ismi/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { RatedName } from './rated-name.tsx';

type Burst = ResponseOf<typeof ratings.bursts>['bursts'][number];

/** Names with suspiciously many ratings on one day. Nothing is removed automatically: a person decides. */
export function RatingBursts() {
  const { t } = useTranslation('admin-ratings');
  const words = useAdminTexts();
  const heading = useId();
  const list = useApiQuery(ratings.bursts, { query: {} }, { keepsPrevious: true });
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('bursts.title')}</h2>
      <p className="mt-1 text-ink-2 text-sm">{t('bursts.explained')}</p>
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('bursts.failed')}
          words={words}
          isEmpty={({ bursts }) => bursts.length === 0}
          empty={t('bursts.empty')}
        >
          {({ bursts }) => <BurstTable bursts={bursts} isBusy={list.isLoading} />}
        </LoadedList>
      </div>
    </section>
  );
}

function BurstTable({ bursts, isBusy }: { bursts: readonly Burst[]; isBusy: boolean }) {
  const { t } = useTranslation('admin-ratings');
  const words = useAdminTexts();
  const locale = useLocale();
  const figure = (id: 'ratings' | 'usual' | 'by_new_accounts', digits?: number): Column<Burst> => ({
    id,
    label: t(`bursts.columns.${id}`),
    isNumber: true,
    cell: (burst) => formatNumber(locale, burst[id], digits),
  });
  const columns: Column<Burst>[] = [
    {
      id: 'name',
      label: t('bursts.columns.name'),
      cell: ({ name_id, name }) => <RatedName nameId={name_id} name={name} />,
    },
    {
      id: 'day',
      label: t('bursts.columns.day'),
      isNumber: true,
      // Noon UTC is on the same day in almost every time zone.
      cell: ({ day }) => words.formatDay(`${day}T12:00:00Z`),
    },
    figure('ratings'),
    figure('usual', 1),
    figure('by_new_accounts'),
  ];
  return (
    <DataTable
      label={t('bursts.title')}
      columns={columns}
      rows={bursts}
      keyOf={({ name_id, day }) => `${name_id} ${day}`}
      isBusy={isBusy}
    />
  );
}
