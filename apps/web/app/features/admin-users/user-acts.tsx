import type { AdminUser } from '@ismi/contract';
import { Eye, Pencil, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowAct } from '../../ui/admin/row-act.tsx';

/** What is open about which person. */
export type UserAct = 'details' | 'edit' | 'remove';
export type OnUserAct = (act: UserAct, user: AdminUser) => void;

export function UserActs({ user, onAct }: { user: AdminUser; onAct: OnUserAct }) {
  const { t } = useTranslation('admin-users');
  const values = { name: user.name };
  return (
    <div className="flex justify-end whitespace-nowrap">
      <RowAct icon={Eye} label={t('acts.details', values)} onPress={() => onAct('details', user)} />
      <RowAct icon={Pencil} label={t('acts.edit', values)} onPress={() => onAct('edit', user)} />
      <RowAct icon={UserX} label={t('acts.remove', values)} onPress={() => onAct('remove', user)} />
    </div>
  );
}
