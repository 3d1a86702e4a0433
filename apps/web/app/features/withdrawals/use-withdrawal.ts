import { zodResolver } from '@hookform/resolvers/zod';
import { captcha, type ResponseOf, WithdrawalForm, withdrawals } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { solveCaptcha } from '../../browser/solve-captcha.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { ApiError } from '../../data/api-error.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { refuseUnsolved } from '../../data/refuse-unsolved.ts';
import { useDraft } from '../../data/use-draft.ts';
import { useLocale } from '../../i18n/use-locale.ts';

type Confirmation = ResponseOf<typeof withdrawals.declare> & { email: string };

export type Step =
  | { at: 'fill'; failure: ApiError | undefined }
  | { at: 'confirm'; form: WithdrawalForm; isSending: boolean; failure: ApiError | undefined }
  | { at: 'done'; confirmation: Confirmation };

/** The second step is an entry of this tab's history, so that the browser's back button leads to the first. */
function useConfirming() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isConfirming = state?.isConfirming === true;
  const goTo = async (step: { isConfirming: true } | null) =>
    navigate(`${pathname}${search}`, { state: step, preventScrollReset: true });
  return {
    isConfirming,
    // After a reload in the second step, the first is shown, but the history entry exists already.
    begin: async () => isConfirming || goTo({ isConfirming: true }),
    leave: () => goTo(null),
  };
}

/** Two steps, as the law requires: fill in, then confirm. Nothing is sent before the second. */
export function useWithdrawal(orderNumber: string) {
  const language = useLocale();
  const { t } = useTranslation('withdrawal');
  const form = useForm<WithdrawalForm>({
    resolver: zodResolver(WithdrawalForm),
    defaultValues: { name: '', email: '', order_number: orderNumber },
    mode: 'onSubmit',
  });
  const forgetDraft = useDraft(form, STORED_KEYS.withdrawalDraft);
  const confirming = useConfirming();
  const [filled, setFilled] = useState<WithdrawalForm>();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const challenge = useApiMutation(captcha.challenge);
  const { send, isBusy, failure, clearFailure } = useApiMutation(withdrawals.declare, {
    opKey: ({ body: { recaptcha_token: _, language: __, ...declared } }) => declared,
  });

  useEffect(() => {
    // Changed values, also those cleared by a sign-out, have to be confirmed again, even after the browser's forward button.
    const forget = () => {
      setFilled(undefined);
      clearFailure();
    };
    return form.subscribe({ formState: { values: true }, callback: forget });
  }, [form, clearFailure]);

  const goOn = form.handleSubmit(async (values) => {
    setFilled(values);
    clearFailure();
    await confirming.begin();
  });

  const callFor = async (declared: WithdrawalForm) => {
    const puzzle = await challenge.call({ query: { action: 'withdrawal' } });
    return { body: { ...declared, recaptcha_token: await solveCaptcha(puzzle), language } };
  };
  const confirm = (declared: WithdrawalForm) =>
    send(() => callFor(declared).catch(refuseUnsolved(t('captchaFailed'))), {
      onDone: (answer) => {
        forgetDraft();
        setConfirmation({ ...answer, email: declared.email });
      },
    });

  const step = (): Step => {
    if (confirmation) return { at: 'done', confirmation };
    // A declaration that is being sent can no longer be changed, also after the browser's back button.
    const isLookedAt = confirming.isConfirming || isBusy;
    if (filled && isLookedAt) return { at: 'confirm', form: filled, isSending: isBusy, failure };
    return { at: 'fill', failure };
  };
  return { form, step: step(), goOn, goBack: confirming.leave, confirm };
}
