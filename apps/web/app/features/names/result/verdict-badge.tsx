import type { IslamicVerdict } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { VERDICT_LOOKS } from './verdicts.ts';

interface VerdictBadgeProps {
  verdict: IslamicVerdict;
  /** The background already has the verdict's colour. */
  isOnItsGround?: boolean;
}

export function VerdictBadge({ verdict, isOnItsGround }: VerdictBadgeProps) {
  const { t } = useTranslation('names');
  const { icon: Icon, badge } = VERDICT_LOOKS[verdict];
  return (
    <span className={`badge ${badge} ${isOnItsGround ? 'bg-surface' : ''}`}>
      <Icon size={15} strokeWidth={2} aria-hidden />
      {t(`verdicts.${verdict}`)}
    </span>
  );
}
