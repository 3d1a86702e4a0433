import { secondFactor } from '@ismi/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/admin/use-act.ts';
import { QrCode } from '../../ui/admin/qr-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FrameOfOne } from './frame-of-one.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** In groups of four, as it is copied by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Once for each administrator: scan, type a first code, keep the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { act, isBusy, failure } = useAct();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const isAsked = useRef(false);
  const begin = () =>
    act(async (api) => setBegun(await api.send(secondFactor.setUp, { body: {} })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (!isAsked.current) void begin();
    isAsked.current = true;
  }, []);
  const confirm = () =>
    act(async (api) => {
      const answer = await api.send(secondFactor.confirm, { body: { code: code.trim() } });
      setRecoveryCodes(answer.recoveryCodes);
    });
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  return (
    <FrameOfOne title={t('identity.setUpTitle')}>
      <p className="text-ink-2">{t('identity.setUpText')}</p>
      {begun && (
        <>
          <QrCode text={begun.uri} label={t('identity.qr')} />
          <p className="text-sm">
            <span className="block text-ink-3">{t('identity.secret')}</span>
            <code dir="ltr" className="block select-all font-semibold [overflow-wrap:anywhere]">
              {inGroups(begun.secret)}
            </code>
          </p>
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void confirm();
            }}
          >
            <TextField
              label={t('identity.code')}
              name="code"
              value={code}
              onChange={setCode}
              onBlur={() => {}}
              autoComplete="one-time-code"
              dir="ltr"
              isReadOnly={isBusy}
            />
            <Button
              type="submit"
              busyLabel={isBusy ? t('busy') : undefined}
              isDisabled={code === ''}
            >
              {t('identity.confirm')}
            </Button>
          </form>
        </>
      )}
      {failure !== undefined && (
        <Notice kind="error" title={failure}>
          {!begun && (
            <button
              type="button"
              className="btn btn-secondary btn-small mt-3"
              onClick={() => void begin()}
            >
              {t('retry')}
            </button>
          )}
        </Notice>
      )}
    </FrameOfOne>
  );
}
