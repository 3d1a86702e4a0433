import type { PaymentStatus } from '@ismi/contract';
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { StatusBadgeProps } from '../../ui/admin/status-badge.tsx';

/** Colour and icon of each payment status. */
export const PAYMENT_LOOKS: Record<
  PaymentStatus,
  { tone: StatusBadgeProps['tone']; icon: LucideIcon }
> = {
  completed: { tone: 'success', icon: CircleCheck },
  pending: { tone: 'warning', icon: Clock },
  failed: { tone: 'error', icon: CircleX },
  refunded: { tone: 'info', icon: Undo2 },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** The beginning of a long id, as a short form. */
export const shortId = (id: string): string => id.slice(0, 8);

const ORDER_LETTERS = 15;

export const shortOrder = (id: string): string =>
  id.length > ORDER_LETTERS ? `${id.slice(0, ORDER_LETTERS)}…` : id;
