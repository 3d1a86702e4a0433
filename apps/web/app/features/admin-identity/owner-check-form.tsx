import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { IdentityForm } from './identity-form.tsx';

interface OwnerCheckFormProps {
  hasPassword: boolean;
  isBusy: boolean;
  /** The password, where the account has one. */
  onStart: (password: string | undefined) => Promise<boolean>;
  /** What was refused, between field and button. */
  children: ReactNode;
}

/** Before a second factor is set up: the password again. A session alone may be in other hands. */
export function OwnerCheckForm({ hasPassword, isBusy, onStart, children }: OwnerCheckFormProps) {
  const { t } = useTranslation('admin');
  const [password, setPassword] = useState('');
  const send = async () => {
    const isStarted = await onStart(hasPassword ? password : undefined);
    if (!isStarted) setPassword('');
  };
  return (
    <IdentityForm
      submitLabel={t('identity.begin')}
      isBusy={isBusy}
      isIncomplete={hasPassword && password === ''}
      onSubmit={send}
    >
      <p className="text-ink-2">{t(hasPassword ? 'identity.ownerText' : 'identity.googleText')}</p>
      {hasPassword && (
        <PasswordField
          label={t('identity.password')}
          name="password"
          value={password}
          onChange={setPassword}
          onBlur={() => {}}
          autoComplete="current-password"
          isReadOnly={isBusy}
        />
      )}
      {children}
    </IdentityForm>
  );
}
