import {
  CONSULTING_CREDITS,
  CONSULTING_DAY_ZONE,
  type ConsultingForm,
  type Locale,
  replyText,
} from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { newId } from '../../lib/ids.ts';
import { readBalance } from '../credits/credits.service.ts';
import { assertPayable, lockSpendable, spendCredits } from '../credits/ledger.service.ts';
import { assertSwitchedOn } from '../switches/switches.service.ts';
import { hasAppointmentAt, insertAppointment } from './appointments.queries.ts';
import {
  assertNotBefore,
  assertReligionConsent,
  assertSameRequest,
  consentIn,
  nextReminder,
  requestTextOf,
  shortTime,
  timeZoneIn,
} from './consulting.rules.ts';
import {
  type ConsultingDeps,
  postConfirmed,
  postReceived,
  postToConsultant,
} from './consulting-mails.service.ts';
import {
  findRequestByKey,
  insertRequest,
  lockRequester,
  type RequestWithUser,
} from './requests.queries.ts';
import { takePlace } from './slots.queries.ts';

interface Asking {
  userId: string;
  form: ConsultingForm;
  locale: Locale;
  opKey: string;
  /** The price that the user agreed to. */
  agreed: number;
}

/**
 * Books consulting: place, request, charge and mails, all or nothing. Safe to repeat with the same key, also when the outcome
 * of the first attempt is unknown.
 */
export async function requestConsulting(deps: ConsultingDeps, asking: Asking) {
  const earlier = await findEarlier(deps, asking);
  if (earlier) return answerOf(deps, asking, earlier);
  await assertSwitchedOn(deps, 'consulting');
  const today = dayIn(CONSULTING_DAY_ZONE, deps.clock.now());
  const { form } = asking;
  assertReligionConsent(form);
  if (form.consultationType === 'instagram')
    assertNotBefore(form.selectedDate, today, 'selectedDate');
  else if (form.dueDate) assertNotBefore(form.dueDate, today, 'dueDate');
  try {
    const stored = await deps.db.transaction((tx) => store(tx, deps, asking));
    return await answerOf(deps, asking, stored);
  } catch (error) {
    // The same click may have succeeded in parallel: then the place it took is the reason for this refusal.
    const twin = await findEarlier(deps, asking);
    if (twin) return answerOf(deps, asking, twin);
    throw error;
  }
}

async function findEarlier({ db }: ConsultingDeps, { userId, opKey, form }: Asking) {
  const earlier = await findRequestByKey(db, userId, opKey);
  if (!earlier) return undefined;
  assertSameRequest(earlier, form);
  return earlier;
}

/** In lock order: family, slot, credit account, then inserts only. */
async function store(tx: Tx, deps: ConsultingDeps, asking: Asking) {
  const { userId, form, locale, opKey, agreed } = asking;
  const now = deps.clock.now();
  const user = await lockRequester(tx, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  const place = form.consultationType === 'instagram' ? await claim(tx, userId, form, now) : null;
  const request = {
    ...requestTextOf(form),
    ...consentIn(form, now),
    id: newId(),
    userId,
    opKey,
    creditsUsed: CONSULTING_CREDITS[form.consultationType],
    language: locale,
    timeZone: timeZoneIn(form),
    email: form.email ?? user.email,
    createdAt: now,
    updatedAt: now,
  };
  assertPayable(request.creditsUsed, { spendable: await lockSpendable(tx, userId), agreed });
  await spendCredits(tx, {
    userId,
    type: `${form.consultationType}_consulting`,
    amount: request.creditsUsed,
    reference: `consulting ${request.id}`,
    now,
  });
  await insertRequest(tx, request);
  const appointment = place && { ...place, id: newId(), requestId: request.id, userId };
  if (appointment) await insertAppointment(tx, appointment);
  await postToConsultant(tx, deps, request, user, place?.startsAt ?? null);
  if (place) await postConfirmed(tx, deps, request, place.startsAt);
  else await postReceived(tx, deps, request);
  return { request, appointment };
}

/** A place in the slot, or the reason why there is none. */
async function claim(
  tx: Tx,
  userId: string,
  { selectedDate, selectedTime }: Extract<ConsultingForm, { consultationType: 'instagram' }>,
  now: Date,
) {
  const slot = await takePlace(tx, selectedDate, selectedTime, now);
  if (await hasAppointmentAt(tx, userId, selectedDate, selectedTime))
    throw new AppError('SLOT_CONFLICT');
  if (!slot) throw new AppError('SLOT_NOT_AVAILABLE');
  return {
    slotId: slot.id,
    appointmentDate: selectedDate,
    appointmentTime: selectedTime,
    startsAt: slot.startsAt,
    remindAt: nextReminder(slot.startsAt, now),
    createdAt: now,
  };
}

interface Stored {
  request: Pick<RequestWithUser['request'], 'id' | 'creditsUsed'>;
  appointment: Pick<
    NonNullable<RequestWithUser['appointment']>,
    'appointmentDate' | 'appointmentTime' | 'startsAt'
  > | null;
}

async function answerOf(
  deps: ConsultingDeps,
  { userId, locale }: Asking,
  { request, appointment }: Stored,
) {
  const { credits } = await readBalance(deps.db, userId);
  return {
    request_id: request.id,
    creditsRemaining: credits,
    credits_deducted: request.creditsUsed,
    appointment: appointment && {
      appointment_date: appointment.appointmentDate,
      appointment_time: shortTime(appointment.appointmentTime),
      starts_at: appointment.startsAt.toISOString(),
    },
    message: replyText(appointment ? 'APPOINTMENT_BOOKED' : 'CONSULTING_RECEIVED', locale),
  };
}
