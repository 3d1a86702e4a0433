import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';
import type { AllowedAnswers } from '../suggestion-form.ts';

interface ConsentProps {
  title: string;
  isSaving: boolean;
  failure: string | undefined;
  onAnswer: (allowed: AllowedAnswers) => void;
  onClose: () => void;
}

const KINDS = ['faith', 'origin'] as const;

/** Shown once, before an answer about faith or origin is sent for the first time; never ticked by default. */
export function Consent({ title, isSaving, failure, onAnswer, onClose }: ConsentProps) {
  const { t } = useTranslation('suggestions');
  const path = usePath();
  const [allowed, allow] = useState<AllowedAnswers>({ faith: false, origin: false });
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
        {KINDS.map((kind) => (
          <CheckBox
            key={kind}
            name={`${kind}_consent`}
            isChecked={allowed[kind]}
            onChange={(isChecked) => allow({ ...allowed, [kind]: isChecked })}
            error={kind === 'origin' ? failure : undefined}
          >
            {t(`consent.${kind}`)}
          </CheckBox>
        ))}
      </div>
      <DialogButtons className="mt-5">
        <Button
          busyLabel={isSaving ? t('consent.busy') : undefined}
          onPress={() => onAnswer(allowed)}
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
