import { CONSULTING_CONSENT_VERSION } from '@ismi/contract/consulting-choices';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import type { FieldProps } from './consulting-field.tsx';

/** Shown only with an answer that may reveal a belief; never ticked by default, and cleared together with that answer. */
export function ReligiousConsent({ form }: Pick<FieldProps, 'form'>) {
  const { t } = useTranslation('consulting');
  const path = usePath();
  const { control, setValue, watch } = form;
  const { field, fieldState } = useController({ control, name: 'religiousConsent' });
  const isTicked = field.value !== '';
  const isNeeded = watch('religiousPreference') !== '';
  useEffect(() => {
    if (!isNeeded && isTicked) setValue('religiousConsent', '');
  }, [isNeeded, isTicked, setValue]);
  if (!isNeeded) return null;
  return (
    <CheckBox
      name={field.name}
      inputRef={field.ref}
      isChecked={isTicked}
      onChange={(isNowTicked) => field.onChange(isNowTicked ? CONSULTING_CONSENT_VERSION : '')}
      error={fieldState.error && t('form.errors.religiousConsent')}
    >
      {t('form.religiousConsent')}{' '}
      <Link to={path('privacy')} className="link">
        {t('form.privacy')}
      </Link>
    </CheckBox>
  );
}
