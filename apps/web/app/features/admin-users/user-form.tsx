import { ADMIN_LIMITS, type AdminUserDetails, usersAdmin } from '@ismi/contract';
import { LOCALES } from '@ismi/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../data/invalidation.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionForm } from '../../ui/admin/action-form.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { changesOf, creditsOf, draftOf, needsReason, type UserDraft } from './user-changes.ts';

interface UserFormProps {
  user: AdminUserDetails;
  onClose: () => void;
}

/** Edits a user; sends only changed fields; credits, role and status need a reason. */
export function UserForm({ user, onClose }: UserFormProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  const update = useApiMutation(usersAdmin.update, {
    invalidates: [usersAdmin.list, usersAdmin.stats],
    opKey: true,
  });
  const [draft, setDraft] = useState(() => draftOf(user));
  const set = (changes: Partial<UserDraft>) => setDraft((was) => ({ ...was, ...changes }));
  const changes = changesOf(user, draft);
  const asksWhy = changes !== undefined && needsReason(changes);
  const isUnchanged = changes !== undefined && Object.keys(changes).length === 0;
  const save = async (reason: string) => {
    if (!changes || isUnchanged) return;
    const body = asksWhy ? { ...changes, reason } : changes;
    // Another administrator may have changed the user meanwhile, so the views are loaded again.
    const onRefused = () => {
      invalidate([usersAdmin.details]);
      return false;
    };
    if (!(await update.send({ params: { id: user.id }, body }, { onRefused }))) return;
    showToast(t('edit.done', { name: user.name }));
    onClose();
  };
  return (
    <ActionForm
      {...words.dialog}
      className="grid gap-5"
      action={update}
      confirmLabel={t('edit.save')}
      isDisabled={isUnchanged}
      text={
        asksWhy
          ? {
              label: t('reason.label'),
              hint: t('reason.hint'),
              missing: t('reason.tooShort'),
              min: ADMIN_LIMITS.reasonMin,
              max: ADMIN_LIMITS.reason,
            }
          : undefined
      }
      onConfirm={save}
      onCancel={onClose}
    >
      <UserFields user={user} draft={draft} onChange={set} />
    </ActionForm>
  );
}

interface UserFieldsProps {
  user: AdminUserDetails;
  draft: UserDraft;
  onChange: (changes: Partial<UserDraft>) => void;
}

function UserFields({ user, draft, onChange }: UserFieldsProps) {
  const { t } = useTranslation('admin-users');
  const locale = useLocale();
  const chosen = (value: string) => LOCALES.find((each) => each === value) ?? draft.language;
  return (
    <>
      <TextField
        label={t('columns.credits')}
        name="credits"
        value={draft.credits}
        onChange={(credits) => onChange({ credits })}
        dir="ltr"
        hint={t('edit.creditsHint')}
        error={creditsOf(draft.credits) === undefined ? t('edit.creditsWrong') : undefined}
      />
      <SelectField
        label={t('details.language')}
        name="language"
        value={draft.language}
        onChange={(value) => onChange({ language: chosen(value) })}
        options={LOCALES.map((value) => ({ value, label: languageName(locale, value) }))}
      />
      <div>
        <CheckBox
          name="admin"
          isChecked={draft.isAdmin}
          onChange={(isAdmin) => onChange({ isAdmin })}
        >
          {t('edit.admin')}
        </CheckBox>
        <CheckBox
          name="active"
          isChecked={draft.isActive}
          onChange={(isActive) => onChange({ isActive })}
        >
          {t('edit.active')}
        </CheckBox>
        {user.email_verified ? (
          <p className="py-2.5 text-ink-2 text-sm">{t('edit.isVerified')}</p>
        ) : (
          <CheckBox
            name="verified"
            isChecked={draft.isVerified}
            onChange={(isVerified) => onChange({ isVerified })}
          >
            {t('edit.verified')}
          </CheckBox>
        )}
      </div>
      <TextField
        label={t('details.note')}
        name="note"
        multiline
        value={draft.note}
        onChange={(note) => onChange({ note: note.slice(0, ADMIN_LIMITS.note) })}
        hint={t('edit.noteHint')}
        counter={{ used: draft.note.trim().length, max: ADMIN_LIMITS.note }}
      />
    </>
  );
}
