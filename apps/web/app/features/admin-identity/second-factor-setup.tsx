import { auth, secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../browser/use-path.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { endSession } from '../../data/session/session-store.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionForm, type ActionFormProps } from '../../ui/admin/action-form.tsx';
import { QrCode } from '../../ui/admin/qr-code.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CodeField } from './code-field.tsx';
import { OwnerCheckForm } from './owner-check-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SingleTaskFrame } from './single-task-frame.tsx';

/** In groups of four, for manual entry. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface SecondFactorSetupProps {
  hasPassword: boolean;
  onDone: () => void;
}

/** Once for each administrator: password again, scan, first code, recovery codes. */
export function SecondFactorSetup({ hasPassword, onDone }: SecondFactorSetupProps) {
  const { t } = useTranslation('admin');
  const path = usePath();
  const setUp = useApiMutation(secondFactor.setUp);
  const confirmation = useApiMutation(secondFactor.confirm);
  const signOut = useApiMutation(auth.logout);
  const [started, setStarted] = useState<{ secret: string; uri: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const start = async (password: string | undefined) => {
    const answer = await setUp.send({ body: { password } });
    setStarted(answer);
    return answer !== undefined;
  };
  const confirm = async (code: string) => {
    const answer = await confirmation.send({ body: { code } });
    setRecoveryCodes(answer?.recoveryCodes);
  };
  const signInAgain = async () => {
    if (!(await signOut.send({ body: {} }))) return;
    endSession();
    window.location.assign(`${path('login')}?next=${encodeURIComponent(path('madmin'))}`);
  };
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  const failure = signOut.failure ?? setUp.failure;
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
          <FirstCode action={confirmation} onConfirm={confirm} />
        </>
      ) : (
        <>
          <OwnerCheckForm
            hasPassword={hasPassword}
            action={{ isBusy: setUp.isBusy || signOut.isBusy, failure }}
            onStart={start}
          />
          {!hasPassword && failure && (
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
  action: NonNullable<ActionFormProps['action']>;
  onConfirm: (code: string) => Promise<void>;
}

function FirstCode({ action, onConfirm }: FirstCodeProps) {
  const { t } = useTranslation('admin');
  const words = useAdminTexts();
  const [code, setCode] = useState('');
  return (
    <ActionForm
      {...words.dialog}
      confirmLabel={t('identity.confirm')}
      action={action}
      isDisabled={code === ''}
      onConfirm={() => onConfirm(code.trim())}
    >
      <CodeField
        label={t('identity.code')}
        value={code}
        onChange={setCode}
        isReadOnly={action.isBusy}
      />
    </ActionForm>
  );
}
