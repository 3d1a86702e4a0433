import type { consulting, ResponseOf } from '@ismi/contract';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { ChosenSlot } from './chosen-slot.tsx';

interface BookedNoticeProps {
  booked: ResponseOf<typeof consulting.request>;
  onAgain: () => void;
}

/** As the ref of the heading: moves focus and scroll position there. */
function focusAndCenter(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

/** The booking, its price, and where to find it. */
export function BookedNotice({ booked, onAgain }: BookedNoticeProps) {
  const { t } = useTranslation('consulting');
  const path = usePath();
  const { appointment } = booked;
  const kind = appointment ? 'appointment' : 'request';
  return (
    <section role="status" className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <CircleCheck size={44} strokeWidth={1.5} aria-hidden className="text-success" />
      <h2 ref={focusAndCenter} tabIndex={-1} className="text-3xl outline-none">
        {t(`booked.${kind}.title`)}
      </h2>
      {appointment && (
        <p className="text-lg">
          <ChosenSlot startsAt={appointment.starts_at} />
        </p>
      )}
      <p className="max-w-[34rem] text-ink-2">{t(`booked.${kind}.text`)}</p>
      <p className="text-ink-3 text-sm">
        {t('booked.cost', { cost: booked.credits_deducted, left: booked.creditsRemaining })}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Link to={`${path('profile')}?tab=appointments`} className="btn btn-primary">
          {t('booked.profile')}
        </Link>
        <button type="button" onClick={onAgain} className="btn btn-secondary">
          {t('booked.again')}
        </button>
      </div>
    </section>
  );
}
