import { CONSULTING_LIMITS, type Locale, replyText } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import { AppError } from '../../lib/app-error.ts';
import { cancelLockedRequest } from './cancelling.service.ts';
import { shortTime } from './consulting.rules.ts';
import type { ConsultingDeps } from './consulting-mails.service.ts';
import { findRequestsInSlots, type RequestWithUser } from './requests.queries.ts';
import {
  lockSlotsOfDay,
  markSlotsBlocked,
  readSlotsOfDay,
  type Slot,
  withdrawSlots,
} from './slots.queries.ts';

export interface Block {
  actorId: string;
  date: string;
  /** Null: the whole day. */
  times: readonly string[] | null;
  reason: string;
  expectedAffected?: number | undefined;
  locale: Locale;
}

const timeOf = ({ appointment }: RequestWithUser) => shortTime(appointment?.appointmentTime ?? '');

function impactOf(booked: readonly RequestWithUser[]) {
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

/**
 * The slots to close, once their appointments are cancelled. A slot with a completed appointment keeps it and cannot be
 * blocked: it is no longer offered.
 */
function closingOf(slots: readonly Slot[], booked: readonly RequestWithUser[]) {
  const held = new Set(
    slots
      .filter(
        ({ id, currentAppointments }) =>
          currentAppointments >
          booked.filter(({ appointment }) => appointment?.slotId === id).length,
      )
      .map(({ id }) => id),
  );
  const idsOf = (closing: readonly Slot[]) => closing.map(({ id }) => id);
  return {
    toBlock: idsOf(slots.filter(({ id, isBlocked }) => !held.has(id) && !isBlocked)),
    toOfferNoMore: idsOf(slots.filter(({ id, isAvailable }) => held.has(id) && isAvailable)),
  };
}

/** What a block would do. Without locks: somebody may book before it is confirmed. */
export async function previewBlock({ db, clock }: ConsultingDeps, { date, times, locale }: Block) {
  const slots = await readSlotsOfDay(db, date, times, clock.now());
  const booked = await findRequestsInSlots(
    db,
    slots.map(({ id }) => id),
  );
  const { toBlock, toOfferNoMore } = closingOf(slots, booked);
  return {
    ...impactOf(booked),
    blockedSlots: toBlock.length + toOfferNoMore.length,
    message: replyText('SLOTS_PREVIEWED', locale),
  };
}

/**
 * Blocks slots and cancels their appointments, all or nothing. Counted again under lock: if the preview is outdated, nothing
 * happens. Safe to repeat: blocked slots stay blocked, and nobody is refunded twice.
 */
export async function blockSlots(deps: ConsultingDeps, block: Block) {
  const { date, times, reason, expectedAffected, locale } = block;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const slots = await lockSlotsOfDay(tx, date, times, now);
    const ids = slots.map(({ id }) => id);
    const booked = await findRequestsInSlots(tx, ids);
    const impact = impactOf(booked);
    if (expectedAffected !== undefined && expectedAffected !== booked.length) {
      throw new AppError('BLOCK_CHANGED', {
        affected_appointments: impact.affectedAppointments,
        total_refund_credits: impact.totalRefundCredits,
      });
    }
    let totalRefundCredits = 0;
    for (const each of booked)
      totalRefundCredits += await cancelLockedRequest(tx, deps, each, reason);
    const { toBlock, toOfferNoMore } = closingOf(slots, booked);
    await markSlotsBlocked(tx, toBlock, reason);
    await withdrawSlots(tx, toOfferNoMore);
    const blockedSlots = toBlock.length + toOfferNoMore.length;
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
