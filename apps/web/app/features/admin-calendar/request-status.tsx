import type { RequestStatus } from '@ismi/contract';
import { Ban, CircleCheck, CircleDot, Clock3, type LucideIcon } from 'lucide-react';

interface StatusLook {
  icon: LucideIcon;
  className: string;
}

/** Shape and colour of a request's status; its label is shown beside it. */
const STATUS_LOOKS: Record<RequestStatus, StatusLook> = {
  pending: { icon: Clock3, className: 'text-warning' },
  processing: { icon: CircleDot, className: 'text-info' },
  completed: { icon: CircleCheck, className: 'text-success' },
  cancelled: { icon: Ban, className: 'text-error' },
};

export function RequestStatusIcon({ status, size }: { status: RequestStatus; size: number }) {
  const { icon: Icon, className } = STATUS_LOOKS[status];
  return <Icon size={size} strokeWidth={1.75} aria-hidden className={`shrink-0 ${className}`} />;
}
