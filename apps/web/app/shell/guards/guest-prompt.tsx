import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { declineGuestPrompt, useGuestPrompt } from '../../data/guest-prompt.ts';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

const BENEFITS = ['suggestions', 'history', 'favorites'] as const;

/** Asks a guest to sign in, with the benefits of an account. */
export function GuestPrompt() {
  const { isOpen, next, skipLabel } = useGuestPrompt();
  const { t } = useTranslation();
  const loginPath = useLoginPath(next);
  const title = useId();
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={declineGuestPrompt} labelledBy={title}>
      <DialogHead id={title} closeLabel={t('guestPrompt.close')} onClose={declineGuestPrompt}>
        {t('guestPrompt.title')}
      </DialogHead>
      <p className="mt-2 text-ink-2">{t('guestPrompt.text', { count: WELCOME_CREDITS })}</p>
      <ul className="mt-4 grid gap-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <span className="nuqta mt-2.5" />
            {t(`guestPrompt.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
      <DialogButtons className="late-taps mt-6">
        <Link to={loginPath} className="btn btn-primary sm:flex-1">
          {t('guestPrompt.signIn')}
        </Link>
        {next && skipLabel ? (
          <Link to={next} className="btn btn-secondary">
            {skipLabel}
          </Link>
        ) : (
          <button type="button" onClick={declineGuestPrompt} className="btn btn-secondary">
            {t('guestPrompt.later')}
          </button>
        )}
      </DialogButtons>
    </Modal>
  );
}
