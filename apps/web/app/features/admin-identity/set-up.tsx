import { auth, secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/admin/use-act.ts';
import { sessionEnds } from '../../lib/session/session-store.ts';
import { usePath } from '../../lib/use-path.ts';
import { QrCode } from '../../ui/admin/qr-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeField } from './code-field.tsx';
import { FrameOfOne } from './frame-of-one.tsx';
import { IdentityForm } from './identity-form.tsx';
import { OwnerForm } from './owner-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** In groups of four, as it is copied by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface SetUpProps {
  hasPassword: boolean;
  onDone: () => void;
}

/** Once for each administrator: the password again, scan, type a first code, keep the recovery codes. */
export function SetUp({ hasPassword, onDone }: SetUpProps) {
  const { t } = useTranslation('admin');
  const { act, isBusy, failure } = useAct();
  const path = usePath();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const begin = (password: string | undefined) =>
    act(async (api) => setBegun(await api.send(secondFactor.setUp, { body: { password } })));
  const confirm = (code: string) =>
    act(async (api) => {
      const answer = await api.send(secondFactor.confirm, { body: { code } });
      setRecoveryCodes(answer.recoveryCodes);
    });
  const signInAgain = () =>
    act(async (api) => {
      await api.send(auth.logout, { body: {} });
      sessionEnds();
      window.location.assign(`${path('login')}?next=${encodeURIComponent(path('madmin'))}`);
    });
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  const refusal = failure !== undefined && <Notice kind="error" title={failure} />;
  return (
    <FrameOfOne title={t('identity.setUpTitle')}>
      {begun ? (
        <>
          <p className="text-ink-2">{t('identity.setUpText')}</p>
          <QrCode text={begun.uri} label={t('identity.qr')} />
          <p className="text-sm">
            <span className="block text-ink-3">{t('identity.secret')}</span>
            <code dir="ltr" className="block select-all font-semibold [overflow-wrap:anywhere]">
              {inGroups(begun.secret)}
            </code>
          </p>
          <FirstCode isBusy={isBusy} onConfirm={confirm} />
          {refusal}
        </>
      ) : (
        <>
          <OwnerForm hasPassword={hasPassword} isBusy={isBusy} onBegin={begin}>
            {refusal}
          </OwnerForm>
          {!hasPassword && failure !== undefined && (
            <Button kind="secondary" onPress={() => void signInAgain()}>
              {t('identity.signOut')}
            </Button>
          )}
        </>
      )}
    </FrameOfOne>
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
