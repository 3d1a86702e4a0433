import { useTranslation } from 'react-i18next';
import type { SlotState } from './day-state.ts';

const LOOKS: Record<SlotState, string> = {
  available: 'badge-primary',
  partial: 'badge-warning',
  full: '',
  blocked: 'badge-error',
};

export function SlotBadge({ state }: { state: SlotState }) {
  const { t } = useTranslation('admin-calendar');
  return <span className={`badge ${LOOKS[state]}`}>{t(`slotStates.${state}`)}</span>;
}
