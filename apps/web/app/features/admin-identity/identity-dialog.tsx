import { secondFactor } from '@ismi/contract';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { identityIsSettled, identityQuestion, watchIdentity } from '../../lib/admin/identity.ts';
import { useAct } from '../../lib/admin/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { DialogHead } from '../../ui/dialog-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

const isCode = (text: string) => /^[0-9]{6}$/.test(text.trim());

/** Before an act of weight: is it you? Whoever called is answered, and repeats the call. */
export function IdentityDialog({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('admin');
  const title = useId();
  const question = useSyncExternalStore(watchIdentity, identityQuestion, identityQuestion);
  const leave = () => identityIsSettled(false);
  return (
    <Modal kind="dialog" isOpen={question.kind === 'fresh'} onClose={leave} labelledBy={title}>
      <div className="admin-dialog">
        <DialogHead id={title} closeLabel={t('close')} onClose={leave}>
          {t('identity.freshTitle')}
        </DialogHead>
        <ProofForm hasPassword={hasPassword} onLeave={leave} />
      </div>
    </Modal>
  );
}

function ProofForm({ hasPassword, onLeave }: { hasPassword: boolean; onLeave: () => void }) {
  const { t } = useTranslation('admin');
  const [proof, setProof] = useState('');
  const { act, isBusy, failure } = useAct();
  const send = async () => {
    const body = isCode(proof) || !hasPassword ? { code: proof.trim() } : { password: proof };
    const isProven = await act((api) => api.send(secondFactor.prove, { body }));
    if (isProven) identityIsSettled(true);
    else setProof('');
  };
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-ink-2">{t('identity.freshText')}</p>
      <TextField
        label={t(hasPassword ? 'identity.passwordOrCode' : 'identity.code')}
        name="proof"
        type="password"
        value={proof}
        onChange={setProof}
        onBlur={() => {}}
        autoComplete="current-password"
        isReadOnly={isBusy}
      />
      {failure !== undefined && <Notice kind="error" title={failure} />}
      <DialogButtons>
        <Button type="submit" busyLabel={isBusy ? t('busy') : undefined} isDisabled={proof === ''}>
          {t('identity.freshGo')}
        </Button>
        <Button kind="secondary" onPress={onLeave}>
          {t('cancel')}
        </Button>
      </DialogButtons>
    </form>
  );
}
