import type { consulting, ResponseOf } from '@ismi/contract';
import { AFTERNOON_BEGINS } from '@ismi/contract/slot-time';
import { dayInZone, formatTimeInZone } from '../../../i18n/dates.ts';

export type OpenSlots = ResponseOf<typeof consulting.availableSlots>;
export type Slot = OpenSlots['slots'][string][number];

/** A slot in the visitor's calendar. */
export interface LocalSlot extends Slot {
  /** Its day in Turkey, with which it is booked. */
  date: string;
  /** In the visitor's time zone. */
  ownTime: string;
}

/** The calendar in the visitor's time zone: slots by local day. */
export interface LocalDays {
  today: string;
  slots: Record<string, LocalSlot[]>;
}

/** Without a time zone, the days are those of Turkey and today is the server's. */
export function groupByLocalDay(open: OpenSlots, zone: string | undefined, now: Date): LocalDays {
  const slots: Record<string, LocalSlot[]> = {};
  for (const [date, ofDay] of Object.entries(open.slots)) {
    for (const slot of ofDay) {
      const day = zone ? dayInZone(slot.starts_at, zone) : date;
      const ownTime = zone ? formatTimeInZone(slot.starts_at, zone) : slot.time;
      slots[day] = [...(slots[day] ?? []), { ...slot, date, ownTime }];
    }
  }
  for (const ofDay of Object.values(slots))
    ofDay.sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  return { today: zone ? dayInZone(now.toISOString(), zone) : open.today, slots };
}

export type DayState = 'past' | 'none' | 'full' | 'partial' | 'available';

/** Availability of a day: none, because it is past or has no slots; all slots free; or some. */
export function stateOfDay({ today, slots }: LocalDays, day: string): DayState {
  if (day < today) return 'past';
  const offered = slots[day] ?? [];
  if (offered.length === 0) return 'none';
  const free = offered.filter(({ available }) => available).length;
  if (free === 0) return 'full';
  return free === offered.length ? 'available' : 'partial';
}

export const isSelectable = (state: DayState): boolean =>
  state === 'partial' || state === 'available';

/** How many of three dots are filled: at least one while a place is free, never all while one is taken. */
export function dotCount(slots: readonly Slot[]): number {
  const free = slots.filter(({ available }) => available).length;
  if (free === 0 || free === slots.length) return free === 0 ? 0 : 3;
  return Math.min(2, Math.max(1, Math.round((free / slots.length) * 3)));
}

export const splitAtNoon = (slots: readonly LocalSlot[]) => ({
  morning: slots.filter(({ ownTime }) => ownTime < AFTERNOON_BEGINS),
  afternoon: slots.filter(({ ownTime }) => ownTime >= AFTERNOON_BEGINS),
});

/** The chosen slot by its day and time in Turkey, if it is still available. */
export const findChosenSlot = (
  open: OpenSlots | undefined,
  day: string,
  time: string,
): Slot | undefined => open?.slots[day]?.find((slot) => slot.available && slot.time === time);
