import { CONTACT_LIMITS } from '@ismi/contract/limits';
import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Honeypots } from './honeypots.tsx';
import { Outcome } from './outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

type ContactFieldProps = {
  form: ReturnType<typeof useContactForm>['form'];
  name: 'name' | 'email' | 'subject' | 'message';
} & Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'multiline' | 'dir' | 'counter' | 'isReadOnly'
>;

function ContactField({ form, name, ...look }: ContactFieldProps) {
  const { t } = useTranslation('contact');
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, disabled: _, ...bound } = field;
  const errorText =
    fieldState.error?.type === 'too_big'
      ? t('form.tooLong', { max: CONTACT_LIMITS[name] })
      : t(`form.${name}.error`);
  return (
    <TextField
      {...look}
      {...bound}
      inputRef={ref}
      isRequired
      label={t(`form.${name}.label`)}
      error={fieldState.error && errorText}
    />
  );
}

export function ContactForm({ email }: { email: string | undefined }) {
  const { t } = useTranslation('contact');
  const { form, submit, isSending, sent, failure, clearOutcome, element } = useContactForm();
  const field = { form, isReadOnly: isSending };
  return (
    <form
      ref={element}
      onSubmit={submit}
      onInput={clearOutcome}
      noValidate
      className="relative grid gap-5"
    >
      <noscript>
        <p>
          {t('form.noScript')} {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </noscript>
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactField {...field} name="name" autoComplete="name" dir="auto" />
        <ContactField {...field} name="email" type="email" autoComplete="email" dir="ltr" />
      </div>
      <ContactField {...field} name="subject" dir="auto" />
      <ContactField
        {...field}
        name="message"
        multiline
        dir="auto"
        counter={{ used: form.watch('message').length, max: CONTACT_LIMITS.message }}
      />
      <Honeypots />
      <Outcome sent={sent} failure={failure} />
      <div className="grid justify-items-start gap-3">
        <Button
          type="submit"
          isHydrating={!useHydrated()}
          busyLabel={isSending ? t('form.sending') : undefined}
          className="w-full sm:w-auto sm:min-w-48"
        >
          {t('form.send')}
        </Button>
        <p className="hint mt-0">{t('form.captcha')}</p>
      </div>
    </form>
  );
}
