import type { RequestStatus } from '@ismi/contract';
import { Ban, CircleCheck, CircleDot, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';

const LOOKS = {
  pending: { tone: 'warning', icon: Clock3 },
  processing: { tone: 'info', icon: CircleDot },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'error', icon: Ban },
} as const;

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('admin-consulting');
  return <StatusBadge {...LOOKS[status]}>{t(`statuses.${status}`)}</StatusBadge>;
}
