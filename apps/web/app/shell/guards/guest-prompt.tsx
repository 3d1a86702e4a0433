import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

const BENEFITS = ['suggestions', 'history', 'favorites'] as const;

interface GuestPromptProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where to go on to, instead of back to where the guest is. */
  next?: string;
  /** Shown instead of the "later" button. */
  otherWay?: ReactNode;
}

/** The one place that asks a guest to sign in, with what an account really gives. */
export function GuestPrompt({ isOpen, onClose, next, otherWay }: GuestPromptProps) {
  const { t } = useTranslation();
  const loginPath = useLoginPath(next);
  const title = useId();
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={onClose} labelledBy={title}>
      <DialogHead id={title} closeLabel={t('guestPrompt.close')} onClose={onClose}>
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
        {otherWay ?? (
          <button type="button" onClick={onClose} className="btn btn-secondary">
            {t('guestPrompt.later')}
          </button>
        )}
      </DialogButtons>
    </Modal>
  );
}
