import type { IslamicVerdict } from '@ismi/contract';
import {
  BadgeCheck,
  CircleCheck,
  CircleHelp,
  CircleX,
  type LucideIcon,
  Scale,
  TriangleAlert,
} from 'lucide-react';

/** Style of a verdict; its label is always shown beside it. */
export const VERDICT_LOOKS: Record<
  IslamicVerdict,
  { icon: LucideIcon; badge: string; ground: string }
> = {
  recommended: { icon: BadgeCheck, badge: 'badge-success', ground: 'bg-success-soft' },
  appropriate: { icon: CircleCheck, badge: 'badge-success', ground: 'bg-success-soft' },
  conditional: { icon: Scale, badge: 'badge-info', ground: 'bg-info-soft' },
  disliked: { icon: TriangleAlert, badge: 'badge-warning', ground: 'bg-warning-soft' },
  notAppropriate: { icon: CircleX, badge: 'badge-error', ground: 'bg-error-soft' },
  notAssessed: { icon: CircleHelp, badge: '', ground: 'bg-sunken' },
};
