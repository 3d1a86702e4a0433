import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionForm, type ActionFormProps } from '../../ui/admin/action-form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';

interface OwnerCheckFormProps {
  hasPassword: boolean;
  action: NonNullable<ActionFormProps['action']>;
  /** The password, if the account has one. */
  onStart: (password: string | undefined) => Promise<boolean>;
}

/** Asks for the password again before a second factor is set up: the session may have been stolen. */
export function OwnerCheckForm({ hasPassword, action, onStart }: OwnerCheckFormProps) {
  const { t } = useTranslation('admin');
  const words = useAdminTexts();
  const [password, setPassword] = useState('');
  const send = async () => {
    const isStarted = await onStart(hasPassword ? password : undefined);
    if (!isStarted) setPassword('');
  };
  return (
    <ActionForm
      {...words.dialog}
      confirmLabel={t('identity.begin')}
      action={action}
      isDisabled={hasPassword && password === ''}
      onConfirm={send}
    >
      <p className="text-ink-2">{t(hasPassword ? 'identity.ownerText' : 'identity.googleText')}</p>
      {hasPassword && (
        <PasswordField
          label={t('identity.password')}
          name="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          isReadOnly={action.isBusy}
        />
      )}
    </ActionForm>
  );
}
