import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { slots } from '../../db/schema/consulting.ts';

export type Slot = typeof slots.$inferSelect;

const between = (from: string, to: string) =>
  and(gte(slots.slotDate, from), lte(slots.slotDate, to));

/** Slots offered in a range of days that have not begun. */
export const openSlots = (db: Db, from: string, to: string, now: Date) =>
  db
    .select()
    .from(slots)
    .where(
      and(
        between(from, to),
        eq(slots.isAvailable, true),
        eq(slots.isBlocked, false),
        gt(slots.startsAt, now),
      ),
    )
    .orderBy(asc(slots.slotDate), asc(slots.slotTime));

export const slotsOfDays = (db: Db, from: string, to: string, limit: number) =>
  db
    .select()
    .from(slots)
    .where(between(from, to))
    .orderBy(asc(slots.slotDate), asc(slots.slotTime))
    .limit(limit);

interface TakenSlot {
  id: string;
  startsAt: Date;
}

const take = namedStatement<{ id: string; startsAt: string }>(
  'take_slot',
  `update slots set current_appointments = current_appointments + 1
  where slot_date = $1::date and slot_time = $2::time and is_available and not is_blocked
    and current_appointments < max_appointments and starts_at > $3::timestamptz
  returning id, to_json(starts_at) #>> '{}' as "startsAt"`,
);

/** Takes a place if there is one; the slot stays locked until the transaction ends. Concurrent calls wait for each other. */
export async function takePlace(
  tx: Tx,
  date: string,
  time: string,
  now: Date,
): Promise<TakenSlot | undefined> {
  const [slot] = await take(tx, [date, time, now.toISOString()]);
  return slot && { id: slot.id, startsAt: new Date(slot.startsAt) };
}

export const freePlace = (tx: Tx, slotId: string) =>
  tx
    .update(slots)
    .set({ currentAppointments: sql`${slots.currentAppointments} - 1` })
    .where(eq(slots.id, slotId));

/** Locked until the transaction ends. First in the lock order: slots by id, then requests, then credit accounts by user. */
export async function lockSlot(tx: Tx, id: string): Promise<Slot | undefined> {
  const [slot] = await tx.select().from(slots).where(eq(slots.id, id)).for('no key update');
  return slot;
}

/** Slots of a day, or some hours of it, that have not begun. */
export const lockSlotsOfDay = (tx: Tx, date: string, times: readonly string[] | null, now: Date) =>
  tx
    .select()
    .from(slots)
    .where(wantedOf(date, times, now))
    .orderBy(asc(slots.id))
    .for('no key update');

export const readSlotsOfDay = (db: Db, date: string, times: readonly string[] | null, now: Date) =>
  db
    .select()
    .from(slots)
    .where(wantedOf(date, times, now))
    .orderBy(asc(slots.id));

const wantedOf = (date: string, times: readonly string[] | null, now: Date) =>
  and(
    eq(slots.slotDate, date),
    times ? inArray(slots.slotTime, [...times]) : undefined,
    gt(slots.startsAt, now),
  );

/** Slots without appointments. */
export const markSlotsBlocked = (tx: Tx, ids: readonly string[], reason: string) =>
  tx
    .update(slots)
    .set({ isBlocked: true, blockedReason: reason })
    .where(inArray(slots.id, [...ids]));

export const withdrawSlots = (tx: Tx, ids: readonly string[]) =>
  tx
    .update(slots)
    .set({ isAvailable: false })
    .where(inArray(slots.id, [...ids]));

/** Undefined when this hour already has a slot. */
export async function insertSlot(
  db: Db | Tx,
  slot: typeof slots.$inferInsert,
): Promise<Slot | undefined> {
  const [stored] = await db.insert(slots).values(slot).onConflictDoNothing().returning();
  return stored;
}

export async function updateSlotRow(
  tx: Tx,
  id: string,
  changes: Partial<typeof slots.$inferInsert>,
): Promise<Slot> {
  const [slot] = await tx.update(slots).set(changes).where(eq(slots.id, id)).returning();
  if (!slot) throw new Error('a slot that was just locked is gone');
  return slot;
}

export const deleteSlotRow = (tx: Tx, id: string) => tx.delete(slots).where(eq(slots.id, id));
