import type { ResponseOf, usersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import type { ApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { OnUserAction } from './user-actions.tsx';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  list: ApiQuery<ResponseOf<typeof usersAdmin.list>>;
  isFiltered: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
  onAction: OnUserAction;
}

export function UserList({ list, isFiltered, onClear, onPage, onAction }: UserListProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {list.data?.tooMany && !list.failure && <Notice kind="info" title={t('list.tooMany')} />}
      <LoadedList
        loaded={list}
        failed={t('list.failed')}
        words={words}
        isEmpty={({ users }) => users.length === 0}
        empty={t(isFiltered ? 'list.nothingFits' : 'list.empty')}
        onClear={isFiltered ? onClear : undefined}
        pagerProps={({ page, totalPages: pages, total, tooMany: isEstimated }) =>
          words.pagerProps({ page, pages, total, isEstimated }, onPage)
        }
      >
        {({ users }) => <UserTable users={users} isBusy={list.isLoading} onAction={onAction} />}
      </LoadedList>
    </div>
  );
}
