import type { AdminRequest } from '@ismi/contract';
import { CalendarDays, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAdminDay } from '../../i18n/admin-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { InstagramIcon } from '../../ui/brand/instagram-icon.tsx';
import { RequestBadge } from './request-badge.tsx';

/** Summary of one request. */
export function RequestCard({ request, onOpen }: { request: AdminRequest; onOpen: () => void }) {
  const { t } = useTranslation('admin-consulting');
  const words = useAdminTexts();
  const { appointment, consultation_type: type } = request;
  return (
    <article className="card flex w-full min-w-0 flex-col gap-2 p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-sans font-semibold [overflow-wrap:anywhere]">
          <bdi>{request.user.name}</bdi>
        </h3>
        <RequestBadge status={request.status} />
      </div>
      <p className="flex items-center gap-2 text-ink-2 text-sm">
        {type === 'mail' ? (
          <Mail size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        ) : (
          <InstagramIcon size={16} />
        )}
        <bdi dir="ltr" className="min-w-0 truncate">
          {type === 'mail' ? request.email : `@${request.instagram_username}`}
        </bdi>
      </p>
      {appointment && (
        <p className="tnum flex items-center gap-2 text-ink-2 text-sm">
          <CalendarDays size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span>
            {formatAdminDay(`${appointment.appointment_date}T12:00:00`)}{' '}
            {appointment.appointment_time} ({words.turkishTime})
          </span>
        </p>
      )}
      {request.special_requests && (
        <p dir="auto" className="line-clamp-2 text-ink-2 text-sm">
          {request.special_requests}
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-2 text-sm">
        <span className="tnum text-ink-3">
          {words.formatDay(request.created_at)} ·{' '}
          {t('creditsUsed', { credits: request.credits_used })}
        </span>
        <button
          type="button"
          className="btn btn-secondary btn-small"
          aria-label={`${t('open')}: ${request.user.name}`}
          onClick={onOpen}
        >
          {t('open')}
        </button>
      </div>
    </article>
  );
}
