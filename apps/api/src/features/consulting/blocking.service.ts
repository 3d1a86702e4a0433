import { CONSULTING_LIMITS, type Locale, replyText } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import { AppError } from '../../lib/app-error.ts';
import { cancelLocked } from './cancelling.service.ts';
import { hourOf } from './consulting.rules.ts';
import type { ConsultingDeps } from './consulting-mails.service.ts';
import { bookedIn, type WholeRequest } from './requests.queries.ts';
import { blockEmpty, lockSlotsOfDay, readSlotsOfDay } from './slots.queries.ts';

export interface Block {
  actorId: string;
  date: string;
  /** Null: the whole day. */
  times: readonly string[] | null;
  reason: string;
  expectedAffected?: number | undefined;
  locale: Locale;
}

const timeOf = ({ appointment }: WholeRequest) => hourOf(appointment?.appointmentTime ?? '');

function impactOf(booked: readonly WholeRequest[]) {
  const listed = booked
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))
    .slice(0, CONSULTING_LIMITS.previewUsers);
  return {
    affectedAppointments: booked.length,
    totalRefundCredits: booked.reduce((sum, { request }) => sum + request.creditsUsed, 0),
    users: listed.map((each) => ({
      name: each.user.name,
      appointmentTime: timeOf(each),
      refundAmount: each.request.creditsUsed,
    })),
    moreUsers: booked.length - listed.length,
  };
}

/** What a block would do. A plain read: somebody may book before it is confirmed. */
export async function previewBlock({ db, clock }: ConsultingDeps, { date, times, locale }: Block) {
  const slots = await readSlotsOfDay(db, date, times, clock.now());
  const booked = await bookedIn(
    db,
    slots.map(({ id }) => id),
  );
  return {
    ...impactOf(booked),
    blockedSlots: slots.filter(({ isBlocked }) => !isBlocked).length,
    message: replyText('SLOTS_PREVIEWED', locale),
  };
}

/**
 * Blocks slots and cancels what is booked in them, all of it or nothing. Counted again under lock: where the preview is no
 * longer true, nothing happens. Safe to repeat: what is blocked stays blocked, and nobody is refunded twice.
 */
export async function blockSlots(deps: ConsultingDeps, block: Block) {
  const { date, times, reason, expectedAffected, locale } = block;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const slots = await lockSlotsOfDay(tx, date, times, now);
    const ids = slots.map(({ id }) => id);
    const booked = await bookedIn(tx, ids);
    const impact = impactOf(booked);
    if (expectedAffected !== undefined && expectedAffected !== booked.length) {
      throw new AppError('BLOCK_CHANGED', {
        affected_appointments: impact.affectedAppointments,
        total_refund_credits: impact.totalRefundCredits,
      });
    }
    let totalRefundCredits = 0;
    for (const each of booked) totalRefundCredits += await cancelLocked(tx, deps, each, reason);
    const blockedSlots = await blockEmpty(tx, ids, reason);
    await recordChange(tx, {
      actorId: block.actorId,
      action: 'slots.block',
      subjectKind: 'slots',
      subjectId: date,
      before: { slots: ids.length, booked: booked.length },
      after: { blockedSlots, cancelled: booked.length, totalRefundCredits, times: times ?? 'all' },
      reason,
      at: now,
    });
    return {
      ...impact,
      totalRefundCredits,
      blockedSlots,
      message: replyText('SLOTS_BLOCKED', locale),
    };
  });
}
