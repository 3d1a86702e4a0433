import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import type { ApiError } from '../../../data/api-error.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { PasswordManagerEmail } from '../login/password-manager-email.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { Refusal } from '../refusal.tsx';
import { useFocusWhen } from '../use-focus-when.ts';

interface LinkPasswordProps {
  email: string;
  /** Sends the token again, with the password. */
  onPassword: (password: string) => void;
  isBusy: boolean;
  failure: ApiError | undefined;
  clearFailure: () => void;
}

/** The link was opened in another browser than the one that registered: the password proves that it is the same user. */
export function LinkPassword({
  email,
  onPassword,
  isBusy,
  failure,
  clearFailure,
}: LinkPasswordProps) {
  const { t } = useTranslation('verify-email');
  const path = usePath();
  const form = useForm({ defaultValues: { password: '' } });
  const head = useFocusWhen<HTMLDivElement>(true);
  return (
    <>
      <div ref={head} role="status" tabIndex={-1} className="outline-none">
        <FormHead title={t('password.title')}>
          {t('password.text')} <bdi className="font-semibold text-ink">{email}</bdi>
        </FormHead>
      </div>
      <form
        onSubmit={form.handleSubmit(({ password }) => onPassword(password))}
        onInput={clearFailure}
        noValidate
        className="mt-7 grid gap-4"
      >
        <PasswordManagerEmail email={email} />
        <CurrentPasswordField control={form.control} isReadOnly={isBusy} />
        <Refusal failure={failure} />
        <Button
          type="submit"
          busyLabel={isBusy ? t('verifying.title') : undefined}
          className="w-full"
        >
          {t('password.submit')}
        </Button>
        <p className="hint mt-0">
          {t('password.notMine')}{' '}
          <Link to={path('forgot-password')} state={{ email }} className="link">
            {t('password.choose')}
          </Link>
        </p>
      </form>
    </>
  );
}
