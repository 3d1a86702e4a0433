import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pathInLanguageOf } from '../../../browser/safe-redirect-path.ts';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { WelcomeState } from './welcome-state.ts';

type WelcomeModalProps = WelcomeState['welcome'] & {
  name: string;
  onClose: () => void;
};

/** Welcomes a new user once, with the granted credits. */
export function WelcomeModal({ name, credits, next, onClose }: WelcomeModalProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useId();
  const begin = () => {
    onClose();
    if (next) void navigate(pathInLanguageOf(pathname, next));
  };
  return (
    <Modal kind="dialog" isOpen onClose={onClose} labelledBy={title}>
      <div className="welcome-band glaze-ayva">
        <Shamsa name="ismi" strokeWidth={0.78} className="welcome-sun" />
        {credits > 0 && (
          <span aria-hidden="true" className="tnum font-semibold text-4xl">
            {credits}
          </span>
        )}
        <button
          type="button"
          onClick={onClose}
          className="btn-icon absolute end-2 top-2 text-[var(--i)] hover:bg-[var(--l)]/25"
        >
          <X size={22} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{t('welcome.close')}</span>
        </button>
      </div>
      <div className="pt-6 text-center">
        <h2 id={title} className="text-2xl [overflow-wrap:anywhere]">
          {t('welcome.title', { name })}
        </h2>
        <p className="mt-1 text-ink-2">
          {credits > 0 ? t('welcome.gift', { count: credits }) : t('welcome.text')}
        </p>
        <button type="button" onClick={begin} className="btn btn-primary mt-5 w-full">
          {t('welcome.begin')}
        </button>
      </div>
    </Modal>
  );
}
