import { type AdminUser, usersAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import type { UserAction } from './user-actions.tsx';
import { UserFigures } from './user-figures.tsx';
import { USER_FILTERS, UserFilters } from './user-filters.tsx';
import { UserList } from './user-list.tsx';
import { UserPanel } from './user-panel.tsx';

interface OpenedAction {
  action: UserAction;
  user: AdminUser;
}

/** All accounts. */
export function UsersSection() {
  const { t } = useTranslation('admin-users');
  const { values, page, setFilter, setPage, clear, isFiltered } = useUrlFilters(USER_FILTERS);
  // The server validates the values of the URL against the same lists.
  const query = { ...activeFilters(values), page } as { page: number };
  const list = useApiQuery(usersAdmin.list, { query }, { keepsPrevious: true });
  const [opened, setOpened] = useState<OpenedAction>();
  const close = () => setOpened(undefined);
  const isPanel = opened?.action === 'details' || opened?.action === 'edit';
  return (
    <>
      <SectionHead title={t('title')} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        <UserFigures />
        <UserFilters values={values} onChange={setFilter} onClear={clear} />
        <UserList
          list={list}
          isFiltered={isFiltered}
          onClear={clear}
          onPage={setPage}
          onAction={(action, user) => setOpened({ action, user })}
        />
        <UserPanel
          user={isPanel ? opened.user : undefined}
          isEditing={opened?.action === 'edit'}
          onEdit={() => opened && setOpened({ ...opened, action: 'edit' })}
          onClose={close}
        />
        <RemovalDialog
          key={opened?.user.id ?? 'closed'}
          user={opened?.action === 'remove' ? opened.user : undefined}
          onClose={close}
        />
      </div>
    </>
  );
}
