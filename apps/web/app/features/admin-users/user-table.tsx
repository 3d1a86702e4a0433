import type { AdminUser } from '@ismi/contract';
import { CircleCheck, CircleSlash, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { type OnUserAction, UserActions } from './user-actions.tsx';

interface UserTableProps {
  users: readonly AdminUser[];
  isBusy: boolean;
  onAction: OnUserAction;
}

export function UserTable({ users, isBusy, onAction }: UserTableProps) {
  const { t } = useTranslation('admin-users');
  return (
    <DataTable
      label={t('title')}
      columns={useUserColumns(onAction)}
      rows={users}
      keyOf={({ id }) => id}
      card={(user) => <UserCard user={user} onAction={onAction} />}
      isBusy={isBusy}
    />
  );
}

export function RoleBadge({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return user.isAdmin ? (
    <StatusBadge tone="info" icon={ShieldCheck}>
      {t('role.admin')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t('role.user')}</StatusBadge>
  );
}

export function ActiveBadge({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return user.is_active ? (
    <StatusBadge tone="success" icon={CircleCheck}>
      {t('status.active')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="error" icon={CircleSlash}>
      {t('status.inactive')}
    </StatusBadge>
  );
}

function useUserColumns(onAction: OnUserAction): Column<AdminUser>[] {
  const { t } = useTranslation('admin-users');
  const locale = useLocale();
  const { formatDay } = useAdminTexts();
  return [
    {
      id: 'id',
      label: t('columns.id'),
      cell: ({ id }) => (
        <span className="tnum text-ink-3" title={id}>
          {id.slice(0, 8)}
        </span>
      ),
    },
    {
      id: 'name',
      label: t('columns.name'),
      cell: ({ name, created_at }) => (
        <>
          <bdi className="block font-medium [overflow-wrap:anywhere]">{name}</bdi>
          <span className="tnum block text-ink-3 text-xs">
            {t('registered', { day: formatDay(created_at) })}
          </span>
        </>
      ),
    },
    {
      id: 'email',
      label: t('columns.email'),
      cell: ({ email, auth_provider }) => (
        <>
          <bdi className="block [overflow-wrap:anywhere]">{email}</bdi>
          <span className="block text-ink-3 text-xs">{t(`provider.${auth_provider}`)}</span>
        </>
      ),
    },
    {
      id: 'credits',
      label: t('columns.credits'),
      isNumber: true,
      cell: ({ credits }) => <span className="font-semibold">{formatNumber(locale, credits)}</span>,
    },
    { id: 'role', label: t('columns.role'), cell: (user) => <RoleBadge user={user} /> },
    { id: 'status', label: t('columns.status'), cell: (user) => <ActiveBadge user={user} /> },
    {
      id: 'acts',
      label: t('columns.acts'),
      isLabelHidden: true,
      cell: (user) => <UserActions user={user} onAction={onAction} />,
    },
  ];
}

function UserCard({ user, onAction }: { user: AdminUser; onAction: OnUserAction }) {
  const { t } = useTranslation('admin-users');
  const { formatDay } = useAdminTexts();
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <bdi className="block font-medium">{user.name}</bdi>
          <bdi className="block text-ink-2 text-sm">{user.email}</bdi>
        </div>
        <span className="whitespace-nowrap font-semibold">
          {t('creditCount', { count: user.credits })}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <span className="inline-flex flex-wrap gap-1.5">
          <ActiveBadge user={user} />
          {user.isAdmin && <RoleBadge user={user} />}
        </span>
        <span className="tnum text-ink-2 text-sm">
          {t('registered', { day: formatDay(user.created_at) })}
        </span>
      </div>
      <div className="mt-3 flex items-center justify-between gap-2 border-line border-t pt-2">
        <bdi dir="ltr" className="tnum text-ink-3 text-sm">
          #{user.id.slice(0, 8)}
        </bdi>
        <UserActions user={user} onAction={onAction} />
      </div>
    </>
  );
}
