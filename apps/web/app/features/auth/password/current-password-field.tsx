import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/form/password-field.tsx';

interface CurrentPasswordFieldProps {
  control: Control<{ password: string }>;
  isReadOnly: boolean;
}

/** The server checks whether it is correct; here it only must not be empty. */
export function CurrentPasswordField({ control, isReadOnly }: CurrentPasswordFieldProps) {
  const { t } = useTranslation('account');
  const { field, fieldState } = useController({
    control,
    name: 'password',
    rules: { required: true },
  });
  const { ref, disabled: _, ...bound } = field;
  return (
    <PasswordField
      {...bound}
      inputRef={ref}
      autoComplete="current-password"
      isRequired
      isReadOnly={isReadOnly}
      label={t('password.label')}
      words={{ show: t('password.show'), hide: t('password.hide') }}
      error={fieldState.error && t('password.required')}
    />
  );
}
