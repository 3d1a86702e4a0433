import { zodResolver } from '@hookform/resolvers/zod';
import { auth, newPassword } from '@ismi/contract';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiMutation } from '../../../data/mutation.ts';
import { beginSession } from '../../../data/session/session-store.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { Refusal } from '../refusal.tsx';
import { useFocusWhen } from '../use-focus-when.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { NO_PASSWORD } from './new-password-form.ts';

const ChangeForm = z
  .object({ current: z.string().min(1), password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    when: () => true,
  });
type Change = z.output<typeof ChangeForm>;

/** Changes the password, given the current one. Signs out every other device. */
export function ChangePasswordForm({ personal }: { personal: readonly string[] }) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation('account');
  const language = useLocale();
  const form = useForm<Change>({
    resolver: zodResolver(ChangeForm),
    defaultValues: { ...NO_PASSWORD, current: '' },
    mode: 'onSubmit',
  });
  const { field, fieldState } = useController({ control: form.control, name: 'current' });
  const { ref, disabled: _, ...bound } = field;
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.changePassword);
  const [isChanged, setChanged] = useState(false);
  const notice = useFocusWhen<HTMLDivElement>(isChanged);
  const submit = ({ current: currentPassword, password }: Change) =>
    send(
      { body: { currentPassword, newPassword: password, language } },
      {
        onDone: ({ token, user }) => {
          beginSession({ token, user });
          form.reset();
          setChanged(true);
        },
        onRefused: ({ code, message }) => {
          const name = { WEAK_PASSWORD: 'password', WRONG_PASSWORD: 'current' }[code];
          if (name !== 'password' && name !== 'current') return false;
          form.setError(name, { type: 'server', message }, { shouldFocus: true });
          return true;
        },
      },
    );
  const { error } = fieldState;
  return (
    <form
      onSubmit={form.handleSubmit(submit)}
      onInput={() => {
        clearFailure();
        setChanged(false);
      }}
      noValidate
      className="grid max-w-[28rem] gap-5"
    >
      <PasswordField
        {...bound}
        inputRef={ref}
        autoComplete="current-password"
        isRequired
        isReadOnly={isBusy}
        label={t('password.current')}
        error={error && (error.type === 'server' ? error.message : words('password.required'))}
      />
      {/* Has the same fields; TypeScript does not accept the control of a form with other values. */}
      <NewPasswordFields
        control={form.control as unknown as Parameters<typeof NewPasswordFields>[0]['control']}
        isReadOnly={isBusy}
        label={t('password.new')}
        personal={personal}
      />
      <Refusal failure={failure} />
      {isChanged && <Notice ref={notice} kind="success" title={t('password.changed')} />}
      <Button
        type="submit"
        kind="secondary"
        busyLabel={isBusy ? t('saving') : undefined}
        className="justify-self-start"
      >
        {t('password.change')}
      </Button>
    </form>
  );
}
