import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayIn } from '../../../i18n/dates.ts';
import { ownTimeOf, useOwnZone } from '../../../i18n/own-time.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Modal } from '../../../ui/modal.tsx';
import { halvesOfDay, type Slot } from './slots.ts';

interface SlotDialogProps {
  /** Empty while it is closed. */
  day: string;
  slots: readonly Slot[];
  /** What is chosen so far. */
  time: string;
  onChoose: (time: string) => void;
  onClose: () => void;
}

/** The hours of a day, before and after two o’clock. */
export function SlotDialog({ day, ...rest }: SlotDialogProps) {
  const title = useId();
  return (
    <Modal kind="dialog" isOpen={day !== ''} onClose={rest.onClose} labelledBy={title}>
      {day !== '' && <Hours key={day} title={title} day={day} {...rest} />}
    </Modal>
  );
}

const HALVES = ['morning', 'afternoon'] as const;

function Hours({
  title,
  day,
  slots,
  time,
  onChoose,
  onClose,
}: SlotDialogProps & { title: string }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const ownZone = useOwnZone();
  const [marked, setMarked] = useState(time);
  const halves = halvesOfDay(slots);
  const isThere = slots.some((slot) => slot.available && slot.time === marked);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={title} className="text-2xl">
            {calendarDayIn(locale, day, { weekday: 'long', day: 'numeric', month: 'long' })}
          </h2>
          <p className="mt-1 text-ink-2 text-sm">{t('slots.zones')}</p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('slots.close')}
          className="btn-icon -me-2 -mt-1 grid shrink-0 place-items-center"
        >
          <X size={22} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {HALVES.filter((half) => halves[half].length > 0).map((half) => (
        <section key={half} aria-label={t(`slots.${half}`)}>
          <h3 className="mt-5 mb-2.5 font-sans font-semibold text-md">{t(`slots.${half}`)}</h3>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {halves[half].map((slot) => (
              <Hour
                key={slot.time}
                slot={slot}
                ownTime={ownTimeOf(locale, slot.starts_at, ownZone)}
                isMarked={slot.time === marked}
                onMark={setMarked}
              />
            ))}
          </div>
        </section>
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('slots.back')}
        </button>
        <button
          type="button"
          disabled={!isThere}
          onClick={() => onChoose(marked)}
          className="btn btn-primary grow"
        >
          {isThere ? t('slots.choose', { time: marked }) : t('slots.chooseFirst')}
        </button>
      </div>
    </>
  );
}

interface HourProps {
  slot: Slot;
  ownTime: string | undefined;
  isMarked: boolean;
  onMark: (time: string) => void;
}

function Hour({ slot, ownTime, isMarked, onMark }: HourProps) {
  const { t } = useTranslation('consulting');
  const note = slot.available ? ownTime && t('slots.own', { time: ownTime }) : t('slots.taken');
  return (
    <button
      type="button"
      disabled={!slot.available}
      aria-pressed={slot.available && isMarked}
      onClick={() => onMark(slot.time)}
      className="slot"
    >
      <bdi dir="ltr">{slot.time}</bdi>
      {note && <small>{note}</small>}
    </button>
  );
}
