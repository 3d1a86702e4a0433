import { type AdminSwitch, switchesAdmin } from '@ismi/contract';
import { SWITCH_LIMITS } from '@ismi/contract/limits';
import { LOCALES } from '@ismi/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface SwitchDialogProps {
  state: AdminSwitch;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const EMPTY_TEXTS = { tr: '', en: '', de: '', ar: '' };

/** Asks why a switch is turned; the banner also gets its words, in every language. */
export function SwitchDialog({ state, onClose, onDone }: SwitchDialogProps) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const { runAction, isBusy, failure } = useAction();
  const [texts, setTexts] = useState(state.texts ?? EMPTY_TEXTS);
  const isWritten = state.name === 'banner' && !state.is_on;
  const isWhole = LOCALES.every((locale) => texts[locale].trim() !== '');
  const turn = async (reason: string) => {
    const isDone = await runAction((api) =>
      api.send(switchesAdmin.turn, {
        params: { name: state.name },
        body: { is_on: !state.is_on, reason, ...(isWritten && { texts }) },
      }),
    );
    if (isDone) await onDone();
  };
  return (
    <ActionDialog
      isOpen
      title={t(state.is_on ? 'switches.titleOff' : 'switches.titleOn', {
        name: t(`switches.names.${state.name}`),
      })}
      {...words.dialog}
      confirmLabel={t(state.is_on ? 'switches.turnOff' : 'switches.turnOn')}
      isBusy={isBusy}
      isDangerous={state.is_on && state.name !== 'banner'}
      isDisabled={isWritten && !isWhole}
      failure={failure}
      reason={{
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
            onBlur={() => {}}
          />
        ))}
    </ActionDialog>
  );
}
