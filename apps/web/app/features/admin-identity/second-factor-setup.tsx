import { auth, secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../browser/use-path.ts';
import { useAction } from '../../data/admin/use-action.ts';
import { endSession } from '../../data/session/session-store.ts';
import { QrCode } from '../../ui/admin/qr-code.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CodeField } from './code-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { OwnerCheckForm } from './owner-check-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SingleTaskFrame } from './single-task-frame.tsx';

/** In groups of four, as it is copied by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface SecondFactorSetupProps {
  hasPassword: boolean;
  onDone: () => void;
}

/** Once for each administrator: the password again, scan, type a first code, keep the recovery codes. */
export function SecondFactorSetup({ hasPassword, onDone }: SecondFactorSetupProps) {
  const { t } = useTranslation('admin');
  const { runAction, isBusy, failure } = useAction();
  const path = usePath();
  const [started, setStarted] = useState<{ secret: string; uri: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const start = (password: string | undefined) =>
    runAction(async (api) =>
      setStarted(await api.send(secondFactor.setUp, { body: { password } })),
    );
  const confirm = (code: string) =>
    runAction(async (api) => {
      const answer = await api.send(secondFactor.confirm, { body: { code } });
      setRecoveryCodes(answer.recoveryCodes);
    });
  const signInAgain = () =>
    runAction(async (api) => {
      await api.send(auth.logout, { body: {} });
      endSession();
      window.location.assign(`${path('login')}?next=${encodeURIComponent(path('madmin'))}`);
    });
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  const refusal = failure !== undefined && <Notice kind="error" title={failure} />;
  return (
    <SingleTaskFrame title={t('identity.setUpTitle')}>
      {started ? (
        <>
          <p className="text-ink-2">{t('identity.setUpText')}</p>
          <QrCode text={started.uri} label={t('identity.qr')} />
          <p className="text-sm">
            <span className="block text-ink-3">{t('identity.secret')}</span>
            <code dir="ltr" className="block select-all font-semibold [overflow-wrap:anywhere]">
              {inGroups(started.secret)}
            </code>
          </p>
          <FirstCode isBusy={isBusy} onConfirm={confirm} />
          {refusal}
        </>
      ) : (
        <>
          <OwnerCheckForm hasPassword={hasPassword} isBusy={isBusy} onStart={start}>
            {refusal}
          </OwnerCheckForm>
          {!hasPassword && failure !== undefined && (
            <Button kind="secondary" onPress={() => void signInAgain()}>
              {t('identity.signOut')}
            </Button>
          )}
        </>
      )}
    </SingleTaskFrame>
  );
}

interface FirstCodeProps {
  isBusy: boolean;
  onConfirm: (code: string) => Promise<boolean>;
}

function FirstCode({ isBusy, onConfirm }: FirstCodeProps) {
  const { t } = useTranslation('admin');
  const [code, setCode] = useState('');
  return (
    <IdentityForm
      submitLabel={t('identity.confirm')}
      isBusy={isBusy}
      isIncomplete={code === ''}
      onSubmit={() => onConfirm(code.trim())}
    >
      <CodeField label={t('identity.code')} value={code} onChange={setCode} isReadOnly={isBusy} />
    </IdentityForm>
  );
}
