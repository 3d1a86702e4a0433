import { zodResolver } from '@hookform/resolvers/zod';
import { ContactForm, captcha, contact } from '@ismi/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { solveCaptcha } from '../../browser/solve-captcha.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { refuseUnsolved } from '../../data/refuse-unsolved.ts';
import { useDraft } from '../../data/use-draft.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { readHoneypots } from './honeypots.tsx';
import { prepareMessage } from './prepare-message.ts';

export interface SentMessage {
  reference: string;
  email: string;
}

const EMPTY: ContactForm = { name: '', email: '', subject: '', message: '' };

/** After sending, the form is empty; after a failure it keeps its content. */
export function useContactForm() {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const form = useForm<ContactForm>({
    resolver: zodResolver(ContactForm),
    defaultValues: EMPTY,
    // Not on blur: an error that appears between press and release would move the button from under the finger.
    mode: 'onSubmit',
  });
  const element = useRef<HTMLFormElement>(null);
  const deleteDraft = useDraft(form, STORED_KEYS.contactDraft);
  const [openedAt] = useState(() => performance.now());
  const [sent, setSent] = useState<SentMessage & { locale: string }>();
  const challenge = useApiMutation(captcha.challenge);
  const { send, isBusy, failure, clearFailure } = useApiMutation(contact.send, {
    // The puzzle differs on every attempt; the text decides whether it is a retry.
    opKey: ({ body: { recaptcha_token: _, form_timestamp: __, ...text } }) => text,
  });
  const clearOutcome = () => {
    setSent(undefined);
    clearFailure();
  };

  const submit = async (message: ContactForm) => {
    setSent(undefined);
    const opened = { openedAt, traps: readHoneypots(element.current) };
    const load = () => challenge.call({ query: { action: 'contact_form' } });
    const prepare = () => prepareMessage({ load, solve: solveCaptcha }, message, opened);
    await send(() => prepare().catch(refuseUnsolved(t('error.captcha'))), {
      onDone: ({ reference }) => {
        form.reset(EMPTY);
        deleteDraft();
        setSent({ reference, email: message.email, locale });
      },
    });
  };
  return {
    form,
    submit: form.handleSubmit(submit, clearOutcome),
    isSending: isBusy,
    // Like a failure, it is not shown in another language.
    sent: sent?.locale === locale ? sent : undefined,
    failure,
    clearOutcome,
    element,
  };
}
