import { timeZoneNameIn } from '@ismi/contract/time-zones';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../i18n/dates.ts';
import { formatLocalTime, useLocalTimeZone } from '../../../i18n/local-time.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { type LocalSlot, type Slot, splitAtNoon } from './slots.ts';

interface SlotDialogProps {
  /** Empty while the dialog is closed. */
  day: string;
  slots: readonly LocalSlot[];
  /** The current choice. */
  chosen: Slot | undefined;
  onChoose: (slot: LocalSlot) => void;
  onClose: () => void;
}

/** The times of a day, before and after 14:00. */
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
  chosen,
  onChoose,
  onClose,
}: SlotDialogProps & { title: string }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const [marked, setMarked] = useState(chosen?.starts_at);
  const halves = splitAtNoon(slots);
  // When the clocks go back, two slots show the same time: a slot is identified by its start.
  const wanted = slots.find((slot) => slot.available && slot.starts_at === marked);
  return (
    <>
      <DialogHead id={title} closeLabel={t('slots.close')} onClose={onClose}>
        {formatCalendarDay(locale, day, { weekday: 'long', day: 'numeric', month: 'long' })}
      </DialogHead>
      <Zones slots={slots} />
      {HALVES.filter((half) => halves[half].length > 0).map((half) => (
        <section key={half} aria-label={t(`slots.${half}`)}>
          <h3 className="mt-5 mb-2.5 font-sans font-semibold text-md">{t(`slots.${half}`)}</h3>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {halves[half].map((slot) => (
              <Hour
                key={slot.starts_at}
                slot={slot}
                isMarked={slot.starts_at === marked}
                onMark={setMarked}
              />
            ))}
          </div>
        </section>
      ))}
      <DialogButtons className="mt-6">
        <button
          type="button"
          disabled={!wanted}
          onClick={() => wanted && onChoose(wanted)}
          className="btn btn-primary sm:flex-1"
        >
          {wanted ? t('slots.choose', { time: wanted.ownTime }) : t('slots.chooseFirst')}
        </button>
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('slots.back')}
        </button>
      </DialogButtons>
    </>
  );
}

/** The time zones of the shown times. */
function Zones({ slots }: { slots: readonly LocalSlot[] }) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const zone = useLocalTimeZone();
  const [first] = slots;
  const differs = first && formatLocalTime(locale, first.starts_at, zone).turkish !== undefined;
  const name = zone && first && timeZoneNameIn(locale, zone, new Date(first.starts_at));
  return (
    <p className="mt-1 text-ink-2 text-sm">
      {name ? t(differs ? 'slots.both' : 'slots.own', { zone: name }) : t('slots.turkishOnly')}
    </p>
  );
}

interface HourProps {
  slot: LocalSlot;
  isMarked: boolean;
  onMark: (startsAt: string) => void;
}

function Hour({ slot, isMarked, onMark }: HourProps) {
  const { t } = useTranslation('consulting');
  const locale = useLocale();
  const { time, turkish } = formatLocalTime(locale, slot.starts_at, useLocalTimeZone());
  const note = slot.available
    ? turkish && t('slots.turkishShort', { time: turkish })
    : t('slots.taken');
  return (
    <button
      type="button"
      data-slot={slot.starts_at}
      disabled={!slot.available}
      aria-pressed={slot.available && isMarked}
      onClick={() => onMark(slot.starts_at)}
      className="slot"
    >
      <bdi dir="ltr">{time}</bdi>
      {note && <small>{note}</small>}
    </button>
  );
}
