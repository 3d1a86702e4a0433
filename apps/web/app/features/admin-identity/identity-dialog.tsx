import { secondFactor } from '@ismi/contract';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  currentIdentityPrompt,
  resolveIdentityPrompt,
  watchIdentityPrompt,
} from '../../data/admin/identity-prompt.ts';
import { useAction } from '../../data/admin/use-action.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

const isCode = (text: string) => /^[0-9]{6}$/.test(text.trim());

/** Reauthentication before a critical action. The caller gets the answer and repeats the call. */
export function IdentityDialog({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('admin');
  const title = useId();
  const prompt = useSyncExternalStore(
    watchIdentityPrompt,
    currentIdentityPrompt,
    currentIdentityPrompt,
  );
  const cancel = () => resolveIdentityPrompt(false);
  return (
    <Modal kind="dialog" isOpen={prompt.kind === 'fresh'} onClose={cancel} labelledBy={title}>
      <div className="admin-dialog">
        <DialogHead id={title} closeLabel={t('close')} onClose={cancel}>
          {t('identity.freshTitle')}
        </DialogHead>
        <ProofForm hasPassword={hasPassword} onLeave={cancel} />
      </div>
    </Modal>
  );
}

function ProofForm({ hasPassword, onLeave }: { hasPassword: boolean; onLeave: () => void }) {
  const { t } = useTranslation('admin');
  const [proof, setProof] = useState('');
  const { runAction, isBusy, failure } = useAction();
  const send = async () => {
    const body = isCode(proof) || !hasPassword ? { code: proof.trim() } : { password: proof };
    const isProven = await runAction((api) => api.send(secondFactor.prove, { body }));
    if (isProven) resolveIdentityPrompt(true);
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
