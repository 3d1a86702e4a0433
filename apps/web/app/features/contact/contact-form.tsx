import { CONTACT_LIMITS } from '@ismi/contract/limits';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Honeypots } from './honeypots.tsx';
import { useContactForm } from './use-contact-form.ts';

type Form = ReturnType<typeof useContactForm>['form'];
type FieldName = 'name' | 'email' | 'subject' | 'message';

function ContactField({
  form,
  name,
  ...look
}: { form: Form; name: FieldName } & Partial<ComponentProps<typeof TextField>>) {
  const { t } = useTranslation('contact');
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, ...bound } = field;
  return (
    <TextField
      {...look}
      {...bound}
      inputRef={ref}
      label={t(`form.${name}.label`)}
      error={fieldState.error && t(`form.${name}.error`)}
    />
  );
}

function Outcome({ sending }: { sending: ReturnType<typeof useContactForm>['sending'] }) {
  const { t } = useTranslation('contact');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.state === 'success' || sending.state === 'error') notice.current?.focus();
  }, [sending]);
  if (sending.state === 'success') {
    return (
      <Notice ref={notice} kind="success" title={t('success.title')}>
        <p>{t('success.text', { email: sending.email })}</p>
        <p>
          {t('success.reference')} <bdi className="font-semibold tnum">{sending.reference}</bdi>
        </p>
      </Notice>
    );
  }
  if (sending.state === 'error') {
    return (
      <Notice ref={notice} kind="error" title={sending.message}>
        <p>{t('error.kept')}</p>
      </Notice>
    );
  }
  return null;
}

export function ContactForm() {
  const { t } = useTranslation('contact');
  const { form, submit, sending, traps, element } = useContactForm();
  const written = form.watch('message').length;
  return (
    <form ref={element} onSubmit={submit} noValidate className="relative grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactField form={form} name="name" autoComplete="name" dir="auto" />
        <ContactField form={form} name="email" type="email" autoComplete="email" dir="ltr" />
      </div>
      <ContactField form={form} name="subject" dir="auto" />
      <ContactField
        form={form}
        name="message"
        multiline
        dir="auto"
        counter={`${written} / ${CONTACT_LIMITS.message}`}
      />
      <Honeypots traps={traps} />
      <Outcome sending={sending} />
      <div className="grid justify-items-start gap-3">
        <Button
          type="submit"
          isDisabled={!useHydrated()}
          busyLabel={sending.state === 'sending' ? t('form.sending') : undefined}
          className="w-full sm:w-auto sm:min-w-48"
        >
          {t('form.send')}
        </Button>
        <p className="hint mt-0">{t('form.captcha')}</p>
        <noscript>
          <p>{t('form.noScript')}</p>
        </noscript>
      </div>
    </form>
  );
}
