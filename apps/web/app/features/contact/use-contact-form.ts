import { zodResolver } from '@hookform/resolvers/zod';
import { ContactForm } from '@ismi/contract';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { solveCaptcha } from '../../browser/solve-captcha.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { ApiError, secondsToWait } from '../../data/api-error.ts';
import { useApi } from '../../data/use-api.ts';
import { useDraft } from '../../data/use-draft.ts';
import { useOpKey } from '../../data/use-op-key.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { readHoneypots } from './honeypots.tsx';
import { sendMessage } from './send-message.ts';

export type Sending =
  | { state: 'idle' | 'sending' }
  | { state: 'success'; reference: string; email: string }
  | { state: 'error'; message: string; retryAfterSeconds: number | undefined };

const EMPTY: ContactForm = { name: '', email: '', subject: '', message: '' };

function failureOf(error: unknown, unsolvedText: string): Sending {
  // What is no answer of the API is the puzzle: a browser that is too old, or too locked up, to solve it.
  if (!(error instanceof ApiError)) {
    return { state: 'error', message: unsolvedText, retryAfterSeconds: undefined };
  }
  return { state: 'error', message: error.message, retryAfterSeconds: secondsToWait(error) };
}

/** The form's story: idle, sending, then success with an empty form, or an error with everything still in it. */
export function useContactForm() {
  const api = useApi();
  const { t } = useTranslation('contact');
  const form = useForm<ContactForm>({
    resolver: zodResolver(ContactForm),
    defaultValues: EMPTY,
    // Not on blur: an error that appears between press and release would move the button from under the finger.
    mode: 'onSubmit',
  });
  const element = useRef<HTMLFormElement>(null);
  const deleteDraft = useDraft(form, STORED_KEYS.contactDraft);
  const opKeyOf = useOpKey();
  const [openedAt] = useState(() => performance.now());
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const clearOutcome = () =>
    setSending((shown) => (shown.state === 'sending' ? shown : { state: 'idle' }));
  // Clear the error on language change.
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of language is the reason
  useEffect(clearOutcome, [locale]);

  const send = async (message: ContactForm) => {
    setSending({ state: 'sending' });
    try {
      const opened = { openedAt, traps: readHoneypots(element.current), opKey: opKeyOf(message) };
      const { reference } = await sendMessage(api, solveCaptcha, message, opened);
      form.reset(EMPTY);
      deleteDraft();
      setSending({ state: 'success', reference, email: message.email });
    } catch (error) {
      setSending(failureOf(error, t('error.captcha')));
    }
  };
  return { form, submit: form.handleSubmit(send, clearOutcome), sending, clearOutcome, element };
}
