import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { SingleTaskFrame } from './single-task-frame.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown only once; continues after the user confirms that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('admin');
  const [areSaved, setSaved] = useState(false);
  return (
    <SingleTaskFrame title={t('identity.codesTitle')}>
      <p className="text-ink-2">{t('identity.codesText')}</p>
      <ul
        dir="ltr"
        aria-label={t('identity.codesTitle')}
        className="tnum grid select-all grid-cols-2 gap-2 rounded-md bg-sunken p-4 font-semibold"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CheckBox name="kept" isChecked={areSaved} onChange={setSaved}>
        {t('identity.codesKept')}
      </CheckBox>
      <Button onPress={onDone} isDisabled={!areSaved}>
        {t('identity.goOn')}
      </Button>
    </SingleTaskFrame>
  );
}
