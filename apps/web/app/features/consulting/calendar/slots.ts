import type { consulting, ResponseOf } from '@ismi/contract';
import { AFTERNOON_BEGINS } from '@ismi/contract/slot-time';

export type OpenSlots = ResponseOf<typeof consulting.availableSlots>;
type Slots = OpenSlots['slots'];
export type Slot = Slots[string][number];

export type DayState = 'past' | 'none' | 'full' | 'partial' | 'available';

/** What a day of the calendar can offer: nothing, because it is over or has no slots; all of them; or some. */
export function stateOfDay({ today, slots }: OpenSlots, day: string): DayState {
  if (day < today) return 'past';
  const offered = slots[day] ?? [];
  if (offered.length === 0) return 'none';
  const free = offered.filter(({ available }) => available).length;
  if (free === 0) return 'full';
  return free === offered.length ? 'available' : 'partial';
}

export const canBeChosen = (state: DayState): boolean =>
  state === 'partial' || state === 'available';

/** How many of three dots are filled: at least one while there is a place, never all while one is taken. */
export function dotsOf(slots: readonly Slot[]): number {
  const free = slots.filter(({ available }) => available).length;
  if (free === 0 || free === slots.length) return free === 0 ? 0 : 3;
  return Math.min(2, Math.max(1, Math.round((free / slots.length) * 3)));
}

export const halvesOfDay = (slots: readonly Slot[]) => ({
  morning: slots.filter(({ time }) => time < AFTERNOON_BEGINS),
  afternoon: slots.filter(({ time }) => time >= AFTERNOON_BEGINS),
});

/** The slot that was chosen, as long as it can still be had. */
export const findChosen = (
  open: OpenSlots | undefined,
  day: string,
  time: string,
): Slot | undefined => open?.slots[day]?.find((slot) => slot.available && slot.time === time);
