import { secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/admin/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeField } from './code-field.tsx';
import { FrameOfOne } from './frame-of-one.tsx';
import { IdentityForm } from './identity-form.tsx';

/** A code of the authenticator, or one of the recovery codes. */
export function PassForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [code, setCode] = useState('');
  const [withRecovery, setWithRecovery] = useState(false);
  const { act, isBusy, failure, forget } = useAct();
  const send = async () => {
    const isPassed = await act((api) =>
      api.send(secondFactor.pass, { body: { code: code.trim() } }),
    );
    if (isPassed) onDone();
    else setCode('');
  };
  return (
    <FrameOfOne title={t('identity.passTitle')}>
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
              forget();
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
    </FrameOfOne>
  );
}
