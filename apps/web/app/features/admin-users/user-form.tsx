import { ADMIN_LIMITS, type AdminUserDetails, usersAdmin } from '@ismi/contract';
import { LOCALES } from '@ismi/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useOpKey } from '../../data/use-op-key.ts';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { Button } from '../../ui/form/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { changesOf, creditsOf, draftOf, needsReason, type UserDraft } from './user-changes.ts';

interface UserFormProps {
  user: AdminUserDetails;
  /** Somebody else has changed it meanwhile: what is shown is asked for again. */
  onRefused: () => void;
  onClose: () => void;
  onChanged: () => void;
}

/** Changes a person; only what was changed is sent, and credits, role and status ask why. */
export function UserForm({ user, onRefused, onClose, onChanged }: UserFormProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  const { runAction, isBusy, failure } = useAction();
  const opKeyOf = useOpKey();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const set = (changes: Partial<UserDraft>) => setDraft((was) => ({ ...was, ...changes }));
  const changes = changesOf(user, draft);
  const asksWhy = changes !== undefined && needsReason(changes);
  const isTooShort = asksWhy && reason.trim().length < ADMIN_LIMITS.reasonMin;
  const isUnchanged = changes !== undefined && Object.keys(changes).length === 0;
  const save = async () => {
    setTried(true);
    if (!changes || isTooShort || isUnchanged) return;
    const body = asksWhy ? { ...changes, reason: reason.trim() } : changes;
    const isDone = await runAction((api) =>
      api.send(
        usersAdmin.update,
        { params: { id: user.id }, body },
        { opKey: opKeyOf({ id: user.id, ...body }) },
      ),
    );
    if (!isDone) return onRefused();
    showToast(t('edit.done', { name: user.name }));
    onChanged();
    onClose();
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UserFields user={user} draft={draft} onChange={set} />
      {asksWhy && (
        <TextField
          label={t('reason.label')}
          name="reason"
          multiline
          value={reason}
          onChange={(text) => setReason(text.slice(0, ADMIN_LIMITS.reason))}
          onBlur={() => {}}
          hint={t('reason.hint')}
          counter={{ used: reason.trim().length, max: ADMIN_LIMITS.reason }}
          error={isTried && isTooShort ? t('reason.tooShort') : undefined}
        />
      )}
      {failure !== undefined && <Notice kind="error" title={failure} />}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button type="submit" busyLabel={isBusy ? words.busy : undefined} isDisabled={isUnchanged}>
          {t('edit.save')}
        </Button>
        <Button kind="secondary" onPress={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
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
        onBlur={() => {}}
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
        onBlur={() => {}}
        hint={t('edit.noteHint')}
        counter={{ used: draft.note.trim().length, max: ADMIN_LIMITS.note }}
      />
    </>
  );
}
