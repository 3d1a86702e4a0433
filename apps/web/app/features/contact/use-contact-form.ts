import { zodResolver } from '@hookform/resolvers/zod';
import { ContactForm } from '@ismi/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { STORED_KEYS } from '../../lib/stored-keys.ts';
import { useApi } from '../../lib/use-api.ts';
import { useDraft } from '../../lib/use-draft.ts';
import type { Traps } from './honeypots.tsx';
import { sendMessage } from './send-message.ts';
import { solveCaptcha } from './solve-captcha.ts';

export type Sending =
  | { state: 'idle' | 'sending' }
  | { state: 'success'; reference: string; email: string }
  | { state: 'error'; message: string };

const EMPTY: ContactForm = { name: '', email: '', subject: '', message: '' };

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
  const forgetDraft = useDraft(form, element, STORED_KEYS.contactDraft);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const [openedAt] = useState(() => performance.now());
  const traps = useRef<Traps>({ website: '', phone_number: '' });

  const submit = form.handleSubmit(async (message) => {
    setSending({ state: 'sending' });
    try {
      const { reference } = await sendMessage(api, solveCaptcha, message, {
        openedAt,
        traps: traps.current,
      });
      form.reset(EMPTY);
      forgetDraft();
      setSending({ state: 'success', reference, email: message.email });
    } catch (error) {
      // What is no answer of the API is the puzzle: a browser that is too old, or too locked up, to solve it.
      const message = error instanceof ApiError ? error.message : t('error.captcha');
      setSending({ state: 'error', message });
    }
  });
  return { form, submit, sending, traps, element };
}
