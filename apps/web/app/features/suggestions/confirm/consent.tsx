import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';

interface ConsentProps {
  title: string;
  isSaving: boolean;
  failure: string | undefined;
  onAgree: () => void;
  onClose: () => void;
}

/** Shown once, before an answer about religion is sent for the first time; never ticked by default. */
export function Consent({ title, isSaving, failure, onAgree, onClose }: ConsentProps) {
  const { t } = useTranslation('suggestions');
  const path = usePath();
  const [isTicked, tick] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <DialogHead id={title} closeLabel={t('confirm.close')} onClose={onClose}>
        {t('consent.title')}
      </DialogHead>
      <p className="mt-3 text-ink-2">{t('consent.text')}</p>
      <p className="mt-3 text-ink-2">
        {t('consent.use')}{' '}
        <Link to={path('privacy')} className="link">
          {t('consent.privacy')}
        </Link>
      </p>
      <div className="mt-3">
        <CheckBox
          name="religious_consent"
          isChecked={isTicked}
          onChange={(isNowTicked) => {
            tick(isNowTicked);
            setMissing(false);
          }}
          error={isMissing ? t('consent.missing') : failure}
        >
          {t('consent.box')}
        </CheckBox>
      </div>
      <DialogButtons className="mt-5">
        <Button
          busyLabel={isSaving ? t('consent.busy') : undefined}
          onPress={() => (isTicked ? onAgree() : setMissing(true))}
          className="sm:flex-1"
        >
          {t('consent.agree')}
        </Button>
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('consent.cancel')}
        </button>
      </DialogButtons>
    </>
  );
}
