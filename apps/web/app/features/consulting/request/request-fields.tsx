import type { ConsultationType } from '@ismi/contract/consulting-choices';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';
import {
  ConsultingSelectField,
  ConsultingTextField,
  type FieldProps,
} from './consulting-field.tsx';
import { ReligiousConsent } from './religious-consent.tsx';

interface RequestFieldsProps extends FieldProps {
  type: ConsultationType;
  today: string | undefined;
}

/** Required fields first, then helpful ones; the rest is collapsed. */
export function RequestFields({ type, today, ...field }: RequestFieldsProps) {
  const { t } = useTranslation('consulting');
  const isMail = type === 'mail';
  const folded = useRef<HTMLDetailsElement>(null);
  const { errors } = field.form.formState;
  // Errors in the collapsed part must be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors are the reason
  useEffect(() => {
    const wrong = folded.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!folded.current || !wrong) return;
    folded.current.open = true;
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') wrong.focus();
  }, [errors]);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {isMail ? (
          <ConsultingTextField
            {...field}
            name="email"
            isOptional={false}
            type="email"
            autoComplete="email"
            dir="ltr"
            hint={t('form.emailHint')}
          />
        ) : (
          <ConsultingTextField
            {...field}
            name="instagramUsername"
            isOptional={false}
            autoComplete="off"
            dir="ltr"
            hint={t('form.instagramHint')}
          />
        )}
        <ConsultingSelectField {...field} name="gender" isOptional={!isMail} />
        <ConsultingTextField {...field} name="parentName" autoComplete="name" dir="auto" />
        <ConsultingTextField {...field} name="culturalBackground" autoComplete="off" dir="auto" />
      </div>
      <ConsultingTextField {...field} name="specialRequests" multiline dir="auto" />
      <Collapsible
        ref={folded}
        title={t('form.more')}
        look="line"
        className="border-line border-y py-1"
      >
        <div className="grid items-start gap-4 pt-3 pb-5 sm:grid-cols-2">
          <ConsultingTextField {...field} name="partnerName" autoComplete="off" dir="auto" />
          {isMail ? (
            <ConsultingTextField {...field} name="dueDate" type="date" min={today} />
          ) : (
            <ConsultingTextField
              {...field}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              hint={t('form.confirmationHint')}
            />
          )}
          <div>
            <ConsultingSelectField {...field} name="religiousPreference" />
            <ReligiousConsent form={field.form} />
          </div>
          <ConsultingSelectField {...field} name="nameStyle" />
          <ConsultingSelectField {...field} name="meaningImportance" />
          <ConsultingTextField {...field} name="familyNames" autoComplete="off" dir="auto" />
          <ConsultingTextField {...field} name="avoidNames" autoComplete="off" dir="auto" />
        </div>
      </Collapsible>
    </>
  );
}
