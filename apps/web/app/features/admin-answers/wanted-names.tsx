import { type ResponseOf, wantedNames } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';

type Wanted = ResponseOf<typeof wantedNames.list>['wanted'][number];

/** Names that families look for and that we do not know: read-only. */
export function WantedNames() {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const { page, setPage } = useUrlFilters(['tab']);
  const list = useApiQuery(wantedNames.list, { query: { page } }, { keepsPrevious: true });
  return (
    <>
      <p className="text-ink-3 text-sm">{t('wanted.intro')}</p>
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('wanted.failed')}
          words={words}
          isEmpty={({ wanted }) => wanted.length === 0}
          empty={t('wanted.empty')}
          pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
        >
          {({ wanted }) => <WantedTable wanted={wanted} isBusy={list.isLoading} />}
        </LoadedList>
      </div>
    </>
  );
}

function WantedTable({ wanted, isBusy }: { wanted: readonly Wanted[]; isBusy: boolean }) {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const locale = useLocale();
  const columns: Column<Wanted>[] = [
    {
      id: 'letters',
      label: t('wanted.letters'),
      cell: ({ letters }) => <bdi className="font-semibold">{letters}</bdi>,
    },
    {
      id: 'networks',
      label: t('wanted.networks'),
      isNumber: true,
      cell: ({ networks }) => formatNumber(locale, networks),
    },
    {
      id: 'wishes',
      label: t('wanted.wishes'),
      isNumber: true,
      cell: ({ wishes }) => formatNumber(locale, wishes),
    },
    {
      id: 'lastDay',
      label: t('wanted.lastDay'),
      isNumber: true,
      // Noon UTC is on the same day in almost every time zone.
      cell: ({ last_day: day }) => words.formatDay(`${day}T12:00:00Z`),
    },
  ];
  return (
    <DataTable
      label={t('wanted.title')}
      columns={columns}
      rows={wanted}
      keyOf={({ letters }) => letters}
      isBusy={isBusy}
    />
  );
}
