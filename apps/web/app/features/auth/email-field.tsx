import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';

interface EmailFieldProps {
  control: Control<{ email: string }>;
  isReadOnly: boolean;
}

export function EmailField({ control, isReadOnly }: EmailFieldProps) {
  const { t } = useTranslation('account');
  const { field, fieldState } = useController({ control, name: 'email' });
  const { ref, disabled: _, ...bound } = field;
  return (
    <TextField
      {...bound}
      inputRef={ref}
      isReadOnly={isReadOnly}
      isRequired
      type="email"
      autoComplete="email"
      dir="ltr"
      label={t('email.label')}
      error={fieldState.error && t('email.error')}
    />
  );
}
