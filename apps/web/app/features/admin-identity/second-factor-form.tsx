import { secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionForm } from '../../ui/admin/action-form.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CodeField } from './code-field.tsx';
import { SingleTaskFrame } from './single-task-frame.tsx';

/** A code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const words = useAdminTexts();
  const [code, setCode] = useState('');
  const [withRecovery, setWithRecovery] = useState(false);
  const passing = useApiMutation(secondFactor.pass);
  const send = async () => {
    if (await passing.send({ body: { code: code.trim() } })) onDone();
    else setCode('');
  };
  return (
    <SingleTaskFrame title={t('identity.passTitle')}>
      <p className="text-ink-2">
        {t(withRecovery ? 'identity.recoveryText' : 'identity.passText')}
      </p>
      <ActionForm
        {...words.dialog}
        confirmLabel={t('identity.pass')}
        action={passing}
        isDisabled={code === ''}
        onConfirm={send}
      >
        <CodeField
          label={t(withRecovery ? 'identity.recoveryCode' : 'identity.code')}
          value={code}
          onChange={setCode}
          isReadOnly={passing.isBusy}
        />
      </ActionForm>
      <Button
        kind="quiet"
        onPress={() => {
          setWithRecovery(!withRecovery);
          setCode('');
          passing.clearFailure();
        }}
      >
        {t(withRecovery ? 'identity.useCode' : 'identity.useRecovery')}
      </Button>
    </SingleTaskFrame>
  );
}
