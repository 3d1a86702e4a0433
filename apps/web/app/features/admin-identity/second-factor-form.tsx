import { secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CodeField } from './code-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { SingleTaskFrame } from './single-task-frame.tsx';

/** A code of the authenticator, or one of the recovery codes. */
export function SecondFactorForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [code, setCode] = useState('');
  const [withRecovery, setWithRecovery] = useState(false);
  const { runAction, isBusy, failure, clearFailure } = useAction();
  const send = async () => {
    const isPassed = await runAction((api) =>
      api.send(secondFactor.pass, { body: { code: code.trim() } }),
    );
    if (isPassed) onDone();
    else setCode('');
  };
  return (
    <SingleTaskFrame title={t('identity.passTitle')}>
      <p className="text-ink-2">
        {t(withRecovery ? 'identity.recoveryText' : 'identity.passText')}
      </p>
      <IdentityForm
        submitLabel={t('identity.pass')}
        isBusy={isBusy}
        isIncomplete={code === ''}
        onSubmit={send}
        alternative={
          <Button
            kind="quiet"
            onPress={() => {
              setWithRecovery(!withRecovery);
              setCode('');
              clearFailure();
            }}
          >
            {t(withRecovery ? 'identity.useCode' : 'identity.useRecovery')}
          </Button>
        }
      >
        <CodeField
          label={t(withRecovery ? 'identity.recoveryCode' : 'identity.code')}
          value={code}
          onChange={setCode}
          isReadOnly={isBusy}
        />
        {failure !== undefined && <Notice kind="error" title={failure} />}
      </IdentityForm>
    </SingleTaskFrame>
  );
}
