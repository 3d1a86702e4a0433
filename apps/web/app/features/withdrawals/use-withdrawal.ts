import { zodResolver } from '@hookform/resolvers/zod';
import { captcha, type ResponseOf, WithdrawalForm, withdrawals } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { solveCaptcha } from '../../browser/solve-captcha.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { ApiError } from '../../data/api-error.ts';
import { useApi } from '../../data/use-api.ts';
import { useDraft } from '../../data/use-draft.ts';
import { useOpKey } from '../../data/use-op-key.ts';
import { useLocale } from '../../i18n/use-locale.ts';

type Confirmation = ResponseOf<typeof withdrawals.declare> & { email: string };

interface Sending {
  isSending: boolean;
  failure: string | undefined;
}

export type Step =
  | { at: 'fill'; failure: string | undefined }
  | ({ at: 'confirm'; form: WithdrawalForm } & Sending)
  | { at: 'done'; confirmation: Confirmation };

const UNSENT: Sending = { isSending: false, failure: undefined };

/** The second step is a place in this tab's history, so that the browser's own way back leads to the first. */
function useConfirming() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isConfirming = state?.isConfirming === true;
  const goTo = async (step: { isConfirming: true } | null) =>
    navigate(`${pathname}${search}`, { state: step, preventScrollReset: true });
  return {
    isConfirming,
    // After a reload of the second step the first is shown, but the history entry is there already.
    begin: async () => isConfirming || goTo({ isConfirming: true }),
    leave: () => goTo(null),
  };
}

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
  const confirming = useConfirming();
  const [filled, setFilled] = useState<WithdrawalForm>();
  const [sending, setSending] = useState(UNSENT);
  const [confirmation, setConfirmation] = useState<Confirmation>();

  useEffect(() => {
    // What is written anew, or taken away by somebody's signing out, has to be looked at anew: also on the way forward in the history.
    const forget = () => {
      setFilled(undefined);
      setSending(UNSENT);
    };
    return form.subscribe({ formState: { values: true }, callback: forget });
  }, [form]);

  const goOn = form.handleSubmit(async (values) => {
    setFilled(values);
    setSending(UNSENT);
    await confirming.begin();
  });

  const confirm = async (declared: WithdrawalForm) => {
    setSending({ isSending: true, failure: undefined });
    try {
      const challenge = await api.send(captcha.challenge, { query: { action: 'withdrawal' } });
      const recaptcha_token = await solveCaptcha(challenge);
      const answer = await api.send(
        withdrawals.declare,
        { body: { ...declared, recaptcha_token, language } },
        { opKey: opKeyOf(declared) },
      );
      forgetDraft();
      setConfirmation({ ...answer, email: declared.email });
    } catch (error) {
      const failure = error instanceof ApiError ? error.message : t('captchaFailed');
      setSending({ isSending: false, failure });
    }
  };

  const step = (): Step => {
    if (confirmation) return { at: 'done', confirmation };
    // What is on its way cannot be changed any more, wherever the browser's own buttons lead.
    const isLookedAt = confirming.isConfirming || sending.isSending;
    if (filled && isLookedAt) return { at: 'confirm', form: filled, ...sending };
    return { at: 'fill', failure: sending.failure };
  };
  return { form, step: step(), goOn, goBack: confirming.leave, confirm };
}
