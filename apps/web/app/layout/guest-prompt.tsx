import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../lib/use-path.ts';
import { Modal } from '../ui/modal.tsx';

const BENEFITS = ['suggestions', 'history', 'favorites'] as const;

/** The one place that asks a guest to sign in, with what an account really gives. */
export function GuestPrompt({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const title = useId();
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={onClose} labelledBy={title}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={title} className="pt-1.5 text-2xl">
          {t('guestPrompt.title')}
        </h2>
        <button type="button" onClick={onClose} className="btn-icon -me-2 shrink-0">
          <X size={22} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{t('guestPrompt.close')}</span>
        </button>
      </div>
      <p className="mt-2 text-ink-2">{t('guestPrompt.text', { count: WELCOME_CREDITS })}</p>
      <ul className="mt-4 grid gap-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <span className="nuqta mt-2.5" />
            {t(`guestPrompt.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
        <Link to={path('login')} className="btn btn-primary sm:flex-1">
          {t('guestPrompt.signIn')}
        </Link>
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('guestPrompt.later')}
        </button>
      </div>
    </Modal>
  );
}
