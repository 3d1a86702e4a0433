import { secondFactor } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolveIdentityPrompt, useIdentityPrompt } from '../../data/admin/identity-prompt.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const isCode = (text: string) => /^[0-9]{6}$/.test(text.trim());

/** Reauthentication before a critical action. The caller gets the result and repeats the call. */
export function IdentityDialog({ hasPassword }: { hasPassword: boolean }) {
  return useIdentityPrompt().kind === 'fresh' && <ProofDialog hasPassword={hasPassword} />;
}

function ProofDialog({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('admin');
  const words = useAdminTexts();
  const [proof, setProof] = useState('');
  const proving = useApiMutation(secondFactor.prove);
  const send = async () => {
    const body = isCode(proof) || !hasPassword ? { code: proof.trim() } : { password: proof };
    if (await proving.send({ body })) resolveIdentityPrompt(true);
    else setProof('');
  };
  return (
    <ActionDialog
      isOpen
      title={t('identity.freshTitle')}
      {...words.dialog}
      confirmLabel={t('identity.freshGo')}
      action={proving}
      isDisabled={proof === ''}
      onConfirm={send}
      onClose={() => resolveIdentityPrompt(false)}
    >
      <p className="text-ink-2">{t('identity.freshText')}</p>
      <TextField
        label={t(hasPassword ? 'identity.passwordOrCode' : 'identity.code')}
        name="proof"
        type="password"
        value={proof}
        onChange={setProof}
        autoComplete="current-password"
        isReadOnly={proving.isBusy}
      />
    </ActionDialog>
  );
}
