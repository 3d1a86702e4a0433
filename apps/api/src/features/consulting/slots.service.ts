import {
  type AdminSlot,
  AUDIT_OWN_REASONS,
  type CalendarSlot,
  CONSULTING_DAY_ZONE,
  CONSULTING_LIMITS,
  type Locale,
  replyText,
} from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { newId } from '../../lib/ids.ts';
import { requestsIn } from './appointments.queries.ts';
import { requestedDays, shortTime } from './consulting.rules.ts';
import {
  deleteSlotRow,
  insertSlot,
  lockSlot,
  openSlots,
  type Slot,
  slotsOfDays,
  updateSlotRow,
} from './slots.queries.ts';

interface SlotQuery {
  date?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The calendar as a family sees it: slots by day that have not begun, free or taken. */
export async function listOpenSlots({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: SlotQuery) {
  const now = clock.now();
  const today = dayIn(CONSULTING_DAY_ZONE, now);
  const { from, to } = requestedDays(asked, today);
  const slots: Record<string, CalendarSlot[]> = {};
  for (const slot of await openSlots(db, from, to, now)) {
    const day = slots[slot.slotDate] ?? [];
    slots[slot.slotDate] = [...day, slotForCustomer(slot)];
  }
  return { today, slots };
}

const slotForCustomer = (slot: Slot): CalendarSlot => ({
  time: shortTime(slot.slotTime),
  available: slot.currentAppointments < slot.maxAppointments,
  max_appointments: slot.maxAppointments,
  current_appointments: slot.currentAppointments,
  starts_at: slot.startsAt.toISOString(),
});

/** Placeholder for slots that were closed by hand before reasons were stored. */
const NO_WORD = '–';

const slotForAdmin = (slot: Slot): AdminSlot => ({
  id: slot.id,
  slot_date: slot.slotDate,
  slot_time: shortTime(slot.slotTime),
  max_appointments: slot.maxAppointments,
  current_appointments: slot.currentAppointments,
  is_available: slot.isAvailable,
  is_blocked: slot.isBlocked,
  blocked_reason: slot.blockedReason === NO_WORD ? null : slot.blockedReason,
});

interface Range {
  startDate: string;
  endDate: string;
  limit?: number | undefined;
}

/** Every slot of a range of days, as the administrator sees it. */
export async function listSlots(db: Db, { startDate, endDate, limit }: Range) {
  const rows = await slotsOfDays(db, startDate, endDate, limit ?? CONSULTING_LIMITS.slotsPage);
  return { slots: rows.map(slotForAdmin) };
}

/** As above, with the appointments. */
export async function listSlotsWithRequests(db: Db, range: Range) {
  const { slots } = await listSlots(db, range);
  const requests =
    slots.length > 0
      ? await requestsIn(
          db,
          slots.map(({ id }) => id),
        )
      : [];
  return {
    slots: slots.map((slot) => {
      const mine = requests.filter(({ slotId }) => slotId === slot.id);
      return {
        ...slot,
        consultingRequests: mine.map(({ id, userName, status }) => ({
          id,
          user_name: userName,
          status,
        })),
        totalRequests: mine.length,
        pendingRequests: mine.filter(({ status }) => status === 'pending').length,
      };
    }),
  };
}

interface NewSlot {
  slot_date: string;
  slot_time: string;
  max_appointments: number;
  is_available: boolean;
}

/** Offers a slot; one slot per hour. */
export async function addSlot(
  deps: Pick<Deps, 'db' | 'clock'>,
  actorId: string | null,
  newSlot: NewSlot,
) {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const slot = await insertSlot(tx, {
      id: newId(),
      slotDate: newSlot.slot_date,
      slotTime: newSlot.slot_time,
      maxAppointments: newSlot.max_appointments,
      isAvailable: newSlot.is_available,
      createdAt: now,
    });
    if (!slot) throw new AppError('SLOT_EXISTS');
    const after = slotForAdmin(slot);
    await recordChange(tx, {
      ...traceOf(slot, actorId, now),
      action: 'slots.add',
      before: {},
      after,
    });
    return after;
  });
}

const traceOf = ({ id }: Slot, actorId: string | null, at: Date) => ({
  actorId,
  subjectKind: 'slot' as const,
  subjectId: id,
  reason: AUDIT_OWN_REASONS.slotByHand,
  at,
});

interface SlotChanges {
  is_blocked?: boolean | undefined;
  is_available?: boolean | undefined;
  max_appointments?: number | undefined;
  reason?: string | undefined;
  /** The language of the default reason for a closed slot. */
  locale: Locale;
}

/**
 * Blocks, opens or resizes one slot. One with appointments is not blocked here: the block flow notifies and refunds the families.
 */
export async function updateSlot(
  deps: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
  changes: SlotChanges,
) {
  return deps.db.transaction(async (tx) => {
    const slot = await lockSlot(tx, id);
    if (!slot) throw new AppError('NOT_FOUND');
    const isBlocked = changes.is_blocked ?? slot.isBlocked;
    const maxAppointments = changes.max_appointments ?? slot.maxAppointments;
    const isTaken = slot.currentAppointments > 0;
    if ((isBlocked && isTaken) || maxAppointments < slot.currentAppointments)
      throw new AppError('SLOT_HAS_APPOINTMENTS');
    const changed = await updateSlotRow(tx, id, {
      isBlocked,
      blockedReason: isBlocked
        ? (changes.reason ?? slot.blockedReason ?? replyText('SLOT_CLOSED_BY_HAND', changes.locale))
        : null,
      isAvailable: changes.is_available ?? slot.isAvailable,
      maxAppointments,
    });
    const after = slotForAdmin(changed);
    await recordChange(tx, {
      ...traceOf(slot, actorId, deps.clock.now()),
      action: 'slots.update',
      before: slotForAdmin(slot),
      after,
      reason: changes.reason ?? AUDIT_OWN_REASONS.updated,
    });
    return after;
  });
}

/** Withdraws a slot without appointments. */
export async function deleteSlot(deps: Pick<Deps, 'db' | 'clock'>, actorId: string, id: string) {
  return deps.db.transaction(async (tx) => {
    const slot = await lockSlot(tx, id);
    if (!slot) throw new AppError('NOT_FOUND');
    if (slot.currentAppointments > 0) throw new AppError('SLOT_HAS_APPOINTMENTS');
    await deleteSlotRow(tx, id);
    await recordChange(tx, {
      ...traceOf(slot, actorId, deps.clock.now()),
      action: 'slots.delete',
      before: slotForAdmin(slot),
      after: {},
    });
    return { deleted: true as const };
  });
}

/** Creates the missing hours; existing ones are left alone. Safe to repeat. */
export async function addMissingSlots(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hours: readonly { slotDate: string; slotTime: string; maxAppointments: number }[],
): Promise<number> {
  let added = 0;
  for (const hour of hours) {
    if (await insertSlot(db, { id: newId(), ...hour, createdAt: clock.now() })) added += 1;
  }
  return added;
}
