import type { ResponseOf, usersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAdminWords } from '../../lib/admin/use-admin-words.ts';
import type { Loaded } from '../../lib/admin/use-loaded.ts';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OnUserAct } from './user-acts.tsx';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  list: Loaded<ResponseOf<typeof usersAdmin.list>>;
  isFiltered: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
  onAct: OnUserAct;
}

export function UserList({ list, isFiltered, onClear, onPage, onAct }: UserListProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {list.data?.tooMany && <Notice kind="info" title={t('list.tooMany')} />}
      <LoadedList
        loaded={list}
        failed={t('list.failed')}
        words={words}
        isEmpty={({ users }) => users.length === 0}
        empty={t(isFiltered ? 'list.nothingFits' : 'list.empty')}
        onClear={isFiltered ? onClear : undefined}
        pagerOf={({ page, totalPages: pages, total, tooMany: isEstimated }) =>
          words.pagerOf({ page, pages, total, isEstimated }, onPage)
        }
      >
        {({ users }) => <UserTable users={users} isBusy={list.isLoading} onAct={onAct} />}
      </LoadedList>
    </div>
  );
}
