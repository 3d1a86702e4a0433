import type { CustomerAppointment } from '@ismi/contract';
import { BellRing, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay, formatDay } from '../../i18n/dates.ts';
import { formatLocalTime, useLocalTimeZone } from '../../i18n/local-time.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { InstagramIcon } from '../../ui/brand/instagram-icon.tsx';
import { Collapsible } from '../../ui/overlay/collapsible.tsx';

const LOOKS: Record<CustomerAppointment['status'], string> = {
  upcoming: 'bg-primary-soft text-on-primary-soft',
  completed: 'bg-success-soft text-success',
  cancelled: 'bg-error-soft text-error',
  past: 'bg-sunken text-ink-2',
};

/** The local time, and Turkish time if it differs; a mail request has no time. */
function When({ appointment: { startsAt } }: { appointment: CustomerAppointment }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const zone = useLocalTimeZone();
  if (startsAt === null) return <>{t('appointments.byMail')}</>;
  if (Number.isNaN(Date.parse(startsAt))) return <>{t('appointments.unknownDate')}</>;
  const { day, time, turkish } = formatLocalTime(locale, startsAt, zone);
  const date = formatCalendarDay(locale, day, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      {t(zone ? 'appointments.at' : 'appointments.turkishAt', { date, time })}
      {turkish && (
        <span className="block font-normal text-ink-3 text-sm">
          {t('appointments.turkish', { time: turkish })}
        </span>
      )}
    </>
  );
}

/** One appointment or mail request. */
export function AppointmentCard({ appointment }: { appointment: CustomerAppointment }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { consultingRequest: request, status } = appointment;
  const isMail = request.type === 'mail';
  const isWaiting = isMail && status === 'upcoming';
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="flex items-start max-xs:flex-wrap justify-between gap-3">
        <span className="inline-flex items-center gap-2 text-ink-2">
          {isMail ? <Mail size={20} strokeWidth={1.75} aria-hidden /> : <InstagramIcon size={20} />}
          {t(`appointments.type.${request.type}`)}
        </span>
        <span className={`rounded-full px-3 py-1 font-medium text-sm ${LOOKS[status]}`}>
          {t(isWaiting ? 'appointments.waiting' : `appointments.status.${status}`)}
        </span>
      </div>
      <p className="font-semibold text-lg leading-snug">
        <When appointment={appointment} />
      </p>
      {status === 'upcoming' && (
        <p className="flex gap-2 rounded-md bg-sunken p-3 text-ink-2 text-sm">
          <BellRing size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {t(isMail ? 'appointments.mailHint' : 'appointments.reminder')}
        </p>
      )}
      {status === 'cancelled' && appointment.adminNotes && (
        <p className="rounded-md bg-error-soft p-3 text-error text-sm [overflow-wrap:anywhere]">
          {t('appointments.reason')} <bdi>{appointment.adminNotes}</bdi>
        </p>
      )}
      {appointment.responseText && (
        <Collapsible
          title={t('appointments.answer')}
          look="line"
          className="rounded-md bg-sunken px-4 py-1"
        >
          <p dir="auto" className="whitespace-pre-wrap pb-3 text-md [overflow-wrap:anywhere]">
            {appointment.responseText}
          </p>
        </Collapsible>
      )}
      <p className="mt-auto text-ink-3 text-sm">
        {t('appointments.cost', { count: request.creditsUsed })} ·{' '}
        {t('appointments.asked', { date: formatDay(locale, request.createdAt) })}
      </p>
    </li>
  );
}
