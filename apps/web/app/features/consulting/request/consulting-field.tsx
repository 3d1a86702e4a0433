import {
  CONSULTING_LIMITS,
  type ConsultingChoice,
  consultingChoices,
  consultingFieldText,
  type ConsultingField as FieldName,
} from '@ismi/contract';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ConsultingValues } from './consulting-values.ts';

export interface FieldProps {
  form: UseFormReturn<ConsultingValues>;
  isReadOnly: boolean;
  isOptional?: boolean;
}

type Look = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'multiline' | 'dir' | 'min' | 'hint'
>;

const ERRORS = ['email', 'instagramUsername', 'gender', 'dueDate'] as const;

/** The error of a field: its own message, or that the text is too long. */
function useErrorText(name: FieldName): string {
  const { t } = useTranslation('consulting');
  const own = ERRORS.find((field) => field === name);
  return own ? t(`form.errors.${own}`) : t('form.errors.tooLong');
}

export function ConsultingTextField({
  form,
  name,
  isReadOnly,
  isOptional = true,
  ...look
}: FieldProps & Look & { name: FieldName }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, disabled: _, ...bound } = field;
  const errorText = useErrorText(name);
  const counter = look.multiline && {
    counter: { used: field.value.length, max: CONSULTING_LIMITS.specialRequests },
  };
  return (
    <TextField
      {...look}
      {...bound}
      {...counter}
      inputRef={ref}
      isReadOnly={isReadOnly}
      isRequired={!isOptional}
      optional={isOptional ? t('form.optional') : undefined}
      label={consultingFieldText(name, locale)}
      error={fieldState.error && errorText}
    />
  );
}

export function ConsultingSelectField({
  form,
  name,
  isReadOnly,
  isOptional = true,
}: FieldProps & { name: ConsultingChoice }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const { field, fieldState } = useController({ control: form.control, name });
  const errorText = useErrorText(name);
  const options = consultingChoices(name, locale).map(({ value, text }) => ({
    value,
    label: text,
  }));
  return (
    <SelectField
      name={name}
      value={field.value}
      onChange={field.onChange}
      selectRef={field.ref}
      isDisabled={isReadOnly}
      options={options}
      placeholder={t(isOptional ? 'form.noAnswer' : 'form.choose')}
      optional={isOptional ? t('form.optional') : undefined}
      label={consultingFieldText(name, locale)}
      error={fieldState.error && errorText}
    />
  );
}
