import { ADMIN_LIMITS, type AdminUser, admin, usersAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';

interface RemovalDialogProps {
  user: AdminUser | undefined;
  onClose: () => void;
}

/** Deactivates or deletes a user; shows beforehand what is deleted and what is kept. */
export function RemovalDialog({ user, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  const removal = useApiMutation(usersAdmin.remove, {
    invalidates: [usersAdmin.list, usersAdmin.stats, admin.badges],
  });
  // A deactivated user can only be deleted.
  const [chosenKind, setChosenKind] = useState<'deactivate' | 'delete'>();
  const kind = chosenKind ?? (user?.is_active === false ? 'delete' : 'deactivate');
  const confirm = async (reason: string) => {
    if (!user) return;
    const body = { permanent: kind === 'delete', reason };
    if (!(await removal.send({ params: { id: user.id }, body }))) return;
    showToast(t(`removal.${kind}.done`, { name: user.name }));
    onClose();
  };
  return (
    <ActionDialog
      isOpen={user !== undefined}
      title={t('removal.title', { name: user?.name ?? '' })}
      {...words.dialog}
      confirmLabel={t(`removal.${kind}.confirm`)}
      action={{
        isBusy: removal.isBusy,
        failure: removal.failure && {
          message: t(`removal.${kind}.failed`, { reason: removal.failure.message }),
        },
      }}
      kind="danger"
      text={{
        label: t('reason.label'),
        hint: t('reason.hint'),
        missing: t('reason.tooShort'),
        min: ADMIN_LIMITS.reasonMin,
        max: ADMIN_LIMITS.reason,
      }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">{t('removal.how')}</legend>
        {(['deactivate', 'delete'] as const).map((choice) => (
          <label key={choice} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              name="how"
              className="mt-1 size-5 flex-none accent-primary"
              checked={kind === choice}
              disabled={choice === 'deactivate' && user?.is_active === false}
              onChange={() => setChosenKind(choice)}
            />
            <span>
              <span className="block font-semibold">{t(`removal.${choice}.label`)}</span>
              <span className="block text-ink-2 text-sm">{t(`removal.${choice}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'delete' && (
        <Notice kind="error" title={t('removal.warning.title')}>
          <ul className="mt-1 list-disc ps-5 text-sm">
            <li>{t('removal.warning.goes')}</li>
            <li>{t('removal.warning.stays')}</li>
            <li>{t('removal.warning.open')}</li>
          </ul>
        </Notice>
      )}
    </ActionDialog>
  );
}
