import type { consultingAdmin, RequestStatus, ResponseOf } from '@ismi/contract';
import { addDays, weekdayOf } from '@ismi/contract/slot-time';

export type AdminDaySlot = ResponseOf<typeof consultingAdmin.slotsWithConsulting>['slots'][number];
export type DayState = 'no-slots' | 'available' | 'partial' | 'full' | 'blocked';

const GRID_DAYS = 42;

/** Six weeks from Monday on, which contain the month. */
export function gridOf(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: GRID_DAYS }, (_, index) => addDays(start, index));
}

const isOffered = (slot: AdminDaySlot) => slot.is_available && !slot.is_blocked;
export const isFull = (slot: AdminDaySlot) => slot.current_appointments >= slot.max_appointments;

/** Availability of a day, by the slots that are not blocked. */
export function stateOfDay(slots: readonly AdminDaySlot[]): DayState {
  if (slots.length === 0) return 'no-slots';
  const offered = slots.filter(isOffered);
  if (offered.length === 0) return 'blocked';
  if (offered.every(isFull)) return 'full';
  return offered.some(({ current_appointments }) => current_appointments > 0)
    ? 'partial'
    : 'available';
}

export type SlotState = 'available' | 'partial' | 'full' | 'blocked';

export function stateOfSlot(slot: AdminDaySlot): SlotState {
  if (!isOffered(slot)) return 'blocked';
  if (isFull(slot)) return 'full';
  return slot.current_appointments > 0 ? 'partial' : 'available';
}

export interface DayFigures {
  slots: number;
  booked: number;
  total: number;
  pending: number;
  processing: number;
  completed: number;
}

/** The number of slots, taken places, and requests by status. */
export function figuresOf(slots: readonly AdminDaySlot[]): DayFigures {
  const statuses = slots.flatMap(({ consultingRequests }) =>
    consultingRequests.map(({ status }) => status),
  );
  const of = (wanted: RequestStatus) => statuses.filter((status) => status === wanted).length;
  return {
    slots: slots.length,
    booked: slots.reduce((sum, slot) => sum + slot.current_appointments, 0),
    total: statuses.length,
    pending: of('pending'),
    processing: of('processing'),
    completed: of('completed'),
  };
}

export const requestsOf = (slots: readonly AdminDaySlot[]) =>
  slots.flatMap(({ consultingRequests }) => consultingRequests);

/** By day, for the lookup of single days in the grid. */
export function byDay(slots: readonly AdminDaySlot[]): ReadonlyMap<string, AdminDaySlot[]> {
  const days = new Map<string, AdminDaySlot[]>();
  for (const slot of slots) days.set(slot.slot_date, [...(days.get(slot.slot_date) ?? []), slot]);
  return days;
}
