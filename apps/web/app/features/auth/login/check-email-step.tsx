import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../lib/use-path.ts';
import { Shamsa } from '../../../ui/shamsa.tsx';
import { FormHead } from '../form-head.tsx';
import type { StepProps } from './step-props.ts';

/** The account is there; a mail with a code and a link is on its way. */
export function CheckEmailStep({ email, goTo }: StepProps & { email: string }) {
  const { t } = useTranslation('login');
  const path = usePath();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} role="status" tabIndex={-1} className="outline-none">
      <Shamsa name="ismi" strokeWidth={1.2} className="mb-6 w-24 text-primary" />
      <FormHead title={t('checkEmail.title')}>
        {t('checkEmail.text')} <bdi className="font-semibold text-ink">{email}</bdi>
      </FormHead>
      <p className="mt-4 text-ink-2">{t('checkEmail.hint')}</p>
      <div className="mt-7 grid gap-3">
        <Link to={path('verify-email-code')} state={{ email }} className="btn btn-primary">
          {t('checkEmail.enterCode')}
        </Link>
        <button
          type="button"
          onClick={() => goTo({ step: 'start', email })}
          className="btn btn-quiet"
        >
          {t('checkEmail.otherAddress')}
        </button>
      </div>
    </div>
  );
}
