import { Suspense, useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart, Nothing } from '../../../browser/lazy-part.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { NewPasswordValues } from './new-password-form.ts';
import { PasswordRuleList } from './password-rule-list.tsx';

// Loaded with the first typed letter: its word list is not needed before.
const PasswordStrength = lazyPart(
  () => import('./password-strength.tsx').then((module) => module.PasswordStrength),
  Nothing,
);

interface NewPasswordFieldsProps {
  control: Control<NewPasswordValues>;
  isReadOnly: boolean;
  /** Label of the first field if the form also has the current password. */
  label?: string;
  /** Personal data, which a good password does not contain. */
  personal?: readonly string[];
}

const NOTHING_KNOWN: readonly string[] = [];

/** A new password with its rules, and its repetition against typing errors. */
export function NewPasswordFields({
  control,
  isReadOnly,
  label,
  personal = NOTHING_KNOWN,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const rules = useId();
  const password = useController({ control, name: 'password' });
  const confirmation = useController({ control, name: 'confirmation' });
  const written = useWatch({ control, name: 'password' });
  const { ref: passwordRef, disabled: _, ...passwordBound } = password.field;
  const { ref: confirmationRef, disabled: __, ...confirmationBound } = confirmation.field;
  const { error } = password.fieldState;
  const errorText = error?.type === 'server' ? error.message : t('password.broken');
  return (
    <div className="grid gap-5">
      <div>
        <PasswordField
          {...passwordBound}
          inputRef={passwordRef}
          autoComplete="new-password"
          isRequired
          isReadOnly={isReadOnly}
          label={label ?? t('password.label')}
          words={{ show: t('password.show'), hide: t('password.hide') }}
          error={error && errorText}
          aria-describedby={rules}
        />
        <PasswordRuleList id={rules} password={written} />
        {written !== '' && (
          // As high as the line that is loaded: the content below must not move while the user taps.
          <div className="mt-2 min-h-lh text-sm">
            <Suspense>
              <PasswordStrength password={written} personal={personal} />
            </Suspense>
          </div>
        )}
      </div>
      <PasswordField
        {...confirmationBound}
        inputRef={confirmationRef}
        autoComplete="new-password"
        isRequired
        isReadOnly={isReadOnly}
        label={t('password.again')}
        error={confirmation.fieldState.error && t('password.different')}
      />
    </div>
  );
}
