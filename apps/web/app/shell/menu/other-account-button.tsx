import { useTranslation } from 'react-i18next';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { Button } from '../../ui/form/button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Signs out here and opens the sign-in, which returns to this page. */
export function OtherAccountButton({ label }: { label: string }) {
  const { t } = useTranslation();
  const loginPath = useLoginPath();
  const { signOut, isBusy, failure } = useSignOut();
  return (
    <>
      <Button
        kind="quiet"
        busyLabel={isBusy ? label : undefined}
        onPress={() => void signOut({ everywhere: false, to: loginPath })}
      >
        {label}
      </Button>
      {failure && (
        <p role="alert" className="w-full text-error text-sm">
          {t('account.signOutFailed')} {failure.message}
        </p>
      )}
    </>
  );
}
