import { type AdminSwitch, switchesAdmin } from '@ismi/contract';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** A banner is highlighted when it is on; every other switch when it is off. */
const toneOf = ({ name, is_on }: AdminSwitch) => {
  if (name === 'banner') return is_on ? 'info' : 'neutral';
  return is_on ? 'success' : 'warning';
};

/** Switches that need no deploy, with who changed them last and why. */
export function SwitchPanel() {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const list = useApiQuery(switchesAdmin.list, {}, { keepsPrevious: true });
  const [turning, setTurning] = useState<AdminSwitch>();
  return (
    <>
      <LoadedBody loaded={list} failed={t('switches.failed')} words={words}>
        {({ switches }) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {switches.map((each) => (
              <li key={each.name} className="card flex flex-col gap-2 p-4">
                <div className="flex items-center justify-between gap-3">
                  <h2>{t(`switches.names.${each.name}`)}</h2>
                  <StatusBadge tone={toneOf(each)} icon={each.is_on ? CircleCheck : CircleOff}>
                    {t(each.is_on ? 'switches.on' : 'switches.off')}
                  </StatusBadge>
                </div>
                <p className="text-ink-2 text-sm">{t(`switches.explained.${each.name}`)}</p>
                {each.changed_at && (
                  <p className="text-ink-3 text-sm">
                    {words.formatDayAndTime(each.changed_at)} ·{' '}
                    <bdi>{each.changed_by ?? t('switches.commandLine')}</bdi>:{' '}
                    <bdi>{each.reason}</bdi>
                  </p>
                )}
                <button
                  type="button"
                  className="btn btn-secondary btn-small mt-auto self-start"
                  aria-label={`${t(each.is_on ? 'switches.turnOff' : 'switches.turnOn')}: ${t(`switches.names.${each.name}`)}`}
                  onClick={() => setTurning(each)}
                >
                  {t(each.is_on ? 'switches.turnOff' : 'switches.turnOn')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </LoadedBody>
      {turning && (
        <SwitchDialog key={turning.name} state={turning} onClose={() => setTurning(undefined)} />
      )}
    </>
  );
}
