import type { Locale } from '@ismi/contract/locales';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { usePath } from '../../browser/use-path.ts';
import { useSession } from '../../data/session/use-session.ts';
import { loadTexts } from '../../i18n/load-page-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

const texts = new Map<Locale, Promise<void>>();
const loadTextsOnce = (locale: Locale): Promise<void> => {
  const loading = texts.get(locale) ?? loadTexts(locale, ['refusal']);
  texts.set(locale, loading);
  return loading;
};

/** Not an administrator. A guest may be one, and can sign in. */
export function AdminRefusal() {
  use(loadTextsOnce(useLocale()));
  const { t } = useTranslation('refusal');
  const title = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isGuest = useSession().state === 'guest';
  const loginPath = useLoginPath(usePath()('madmin'));
  const close = () => void navigate(pathname, { replace: true });
  return (
    <Modal kind="dialog" isOpen onClose={close} labelledBy={title}>
      <DialogHead id={title} closeLabel={t('close')} onClose={close}>
        {t('title')}
      </DialogHead>
      <p className="mt-2 text-ink-2">{t('text')}</p>
      <DialogButtons className="mt-6">
        <button type="button" onClick={close} className="btn btn-primary sm:flex-1">
          {t('understood')}
        </button>
        {isGuest && (
          <Link to={loginPath} className="btn btn-secondary">
            {t('signIn')}
          </Link>
        )}
      </DialogButtons>
    </Modal>
  );
}
