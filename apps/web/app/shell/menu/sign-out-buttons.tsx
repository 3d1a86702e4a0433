import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './use-sign-out.ts';

/** Signs out here, or on every device, for example after losing a phone. */
export function SignOutButtons({ className }: { className: string }) {
  const { t } = useTranslation();
  const { signOut, isBusy, failure } = useSignOut();
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => signOut({ everywhere: false })}
        className={className}
      >
        <LogOut size={18} strokeWidth={1.75} aria-hidden className="flip" />
        {t('account.signOut')}
      </button>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => signOut({ everywhere: true })}
        className={className}
      >
        <MonitorSmartphone size={18} strokeWidth={1.75} aria-hidden />
        {t('account.signOutEverywhere')}
      </button>
      {failure && (
        <p role="alert" className="px-3 py-2 text-error text-sm">
          {t('account.signOutFailed')} {failure.message}
        </p>
      )}
    </>
  );
}
