import { zodResolver } from '@hookform/resolvers/zod';
import { captcha, type ResponseOf, WithdrawalForm, withdrawals } from '@ismi/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ApiError } from '../../lib/api-error.ts';
import { solveCaptcha } from '../../lib/solve-captcha.ts';
import { STORED_KEYS } from '../../lib/stored-keys.ts';
import { useApi } from '../../lib/use-api.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useOpKey } from '../../lib/use-op-key.ts';

type Confirmation = ResponseOf<typeof withdrawals.declare> & { email: string };

export type Step =
  | { at: 'fill' }
  | { at: 'confirm'; form: WithdrawalForm; isSending: boolean; failure: string | undefined }
  | { at: 'done'; confirmation: Confirmation };

/** Two steps, as the law asks: say which purchase, then confirm. Nothing is sent before the second. */
export function useWithdrawal(orderNumber: string) {
  const api = useApi();
  const language = useLocale();
  const { t } = useTranslation('withdrawal');
  const opKeyOf = useOpKey();
  const form = useForm<WithdrawalForm>({
    resolver: zodResolver(WithdrawalForm),
    defaultValues: { name: '', email: '', order_number: orderNumber },
    mode: 'onSubmit',
  });
  const forgetDraft = useDraft(form, STORED_KEYS.withdrawalDraft);
  const [step, setStep] = useState<Step>({ at: 'fill' });

  const goOn = form.handleSubmit((filled) =>
    setStep({ at: 'confirm', form: filled, isSending: false, failure: undefined }),
  );
  const goBack = () => setStep({ at: 'fill' });

  const confirm = async (filled: WithdrawalForm) => {
    setStep({ at: 'confirm', form: filled, isSending: true, failure: undefined });
    try {
      const challenge = await api.send(captcha.challenge, { query: { action: 'withdrawal' } });
      const recaptcha_token = await solveCaptcha(challenge);
      const answer = await api.send(
        withdrawals.declare,
        { body: { ...filled, recaptcha_token, language } },
        { opKey: opKeyOf(filled) },
      );
      forgetDraft();
      setStep({ at: 'done', confirmation: { ...answer, email: filled.email } });
    } catch (error) {
      const failure = error instanceof ApiError ? error.message : t('captchaFailed');
      setStep({ at: 'confirm', form: filled, isSending: false, failure });
    }
  };
  return { form, step, goOn, goBack, confirm };
}
