import type { AdminUser } from '@ismi/contract';
import { Eye, Pencil, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowAction } from '../../ui/admin/row-action.tsx';

/** The open dialog of a user. */
export type UserAction = 'details' | 'edit' | 'remove';
export type OnUserAction = (action: UserAction, user: AdminUser) => void;

export function UserActions({ user, onAction }: { user: AdminUser; onAction: OnUserAction }) {
  const { t } = useTranslation('admin-users');
  const values = { name: user.name };
  return (
    <div className="flex justify-end whitespace-nowrap">
      <RowAction
        icon={Eye}
        label={t('acts.details', values)}
        onPress={() => onAction('details', user)}
      />
      <RowAction
        icon={Pencil}
        label={t('acts.edit', values)}
        onPress={() => onAction('edit', user)}
      />
      <RowAction
        icon={UserX}
        label={t('acts.remove', values)}
        onPress={() => onAction('remove', user)}
      />
    </div>
  );
}
