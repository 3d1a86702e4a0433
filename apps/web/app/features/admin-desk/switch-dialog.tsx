import { type AdminSwitch, switchesAdmin } from '@ismi/contract';
import { SWITCH_LIMITS } from '@ismi/contract/limits';
import { LOCALES } from '@ismi/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { TextField } from '../../ui/form/text-field.tsx';

interface SwitchDialogProps {
  state: AdminSwitch;
  onClose: () => void;
}

const EMPTY_TEXTS = { tr: '', en: '', de: '', ar: '' };

/** Asks for the reason to turn a switch; for the banner also for its text in every language. */
export function SwitchDialog({ state, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const turning = useApiMutation(switchesAdmin.turn, { invalidates: [switchesAdmin.list] });
  const [texts, setTexts] = useState(state.texts ?? EMPTY_TEXTS);
  const isWritten = state.name === 'banner' && !state.is_on;
  const isWhole = LOCALES.every((locale) => texts[locale].trim() !== '');
  const turn = async (reason: string) => {
    const turned = await turning.send({
      params: { name: state.name },
      body: { is_on: !state.is_on, reason, ...(isWritten && { texts }) },
    });
    if (!turned) return;
    onClose();
    showToast(t('switches.done'));
  };
  return (
    <ActionDialog
      isOpen
      title={t(state.is_on ? 'switches.titleOff' : 'switches.titleOn', {
        name: t(`switches.names.${state.name}`),
      })}
      {...words.dialog}
      confirmLabel={t(state.is_on ? 'switches.turnOff' : 'switches.turnOn')}
      action={turning}
      kind={state.is_on && state.name !== 'banner' ? 'danger' : 'primary'}
      isDisabled={isWritten && !isWhole}
      text={{
        label: t('switches.reason'),
        hint: t('switches.reasonHint'),
        missing: t('switches.reasonMissing'),
        min: 3,
        max: SWITCH_LIMITS.reason,
      }}
      onConfirm={turn}
      onClose={onClose}
    >
      <p className="text-ink-2">{t(`switches.explained.${state.name}`)}</p>
      {isWritten &&
        LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={t('switches.words', { language: locale.toUpperCase() })}
            name={`words-${locale}`}
            dir="auto"
            value={texts[locale]}
            onChange={(text) =>
              setTexts({ ...texts, [locale]: text.slice(0, SWITCH_LIMITS.bannerText) })
            }
          />
        ))}
    </ActionDialog>
  );
}
