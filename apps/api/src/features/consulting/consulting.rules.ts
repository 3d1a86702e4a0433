import {
  addDays,
  CONSULTING_CONSENT_VERSION,
  CONSULTING_LIMITS,
  type ConsultingForm,
  daysBetween,
  knownTimeZone,
  type RequestStatus,
  SLOT_WINDOW_DAYS,
} from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Asked {
  date?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Which days a question for slots means. Nothing before today; without an end 30 days from the beginning. */
export function daysAsked({ date, startDate, endDate }: Asked, today: string) {
  const first = date ?? startDate ?? today;
  const last = date ?? endDate ?? addDays(first < today ? today : first, SLOT_WINDOW_DAYS);
  if (last < first || daysBetween(first, last) > CONSULTING_LIMITS.rangeDays) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'endDate', rule: 'range' }] });
  }
  return { from: first < today ? today : first, to: last };
}

/** A day that is over in Germany is refused as a mistake; an hour that has just begun is only not available. */
export function assertNotBefore(day: string, today: string, path: string): void {
  if (day < today) throw new AppError('VALIDATION_FAILED', { fields: [{ path, rule: 'past' }] });
}

/** How much the link to Islam matters may tell of a belief (Art. 9 GDPR): without consent it is not taken. */
export function assertMayTellReligion({ religiousPreference, religiousConsent }: ConsultingForm) {
  if (religiousPreference !== undefined && religiousConsent !== CONSULTING_CONSENT_VERSION)
    throw new AppError('CONSENT_REQUIRED');
}

/** The consent is kept with the answer that it allows, and not without one. */
export const consentIn = ({ religiousPreference, religiousConsent }: ConsultingForm, now: Date) =>
  religiousPreference !== undefined && religiousConsent !== undefined
    ? { religiousConsentVersion: religiousConsent, religiousConsentAt: now }
    : { religiousConsentVersion: null, religiousConsentAt: null };

/** The time zone in which a family is told its hour; null where its browser named none that we know. Not part of what it wrote. */
export const zoneIn = (form: ConsultingForm): string | null =>
  form.consultationType === 'instagram' ? (knownTimeZone(form.timeZone) ?? null) : null;

/** When a family is reminded next: a day before, then an hour before, but never of what it was told a moment ago. */
export function nextReminder(startsAt: Date, now: Date): Date | null {
  const next = [DAY, HOUR]
    .map((before) => new Date(startsAt.getTime() - before))
    .find((moment) => moment.getTime() > now.getTime());
  return next ?? null;
}

/** The columns of what a family wrote; what it left out is null. */
export function writtenIn(form: ConsultingForm) {
  const onInstagram = form.consultationType === 'instagram';
  return {
    type: form.consultationType,
    instagramUsername: onInstagram ? form.instagramUsername : null,
    dueDate: onInstagram ? null : (form.dueDate ?? null),
    gender: form.gender ?? null,
    parentName: form.parentName ?? null,
    partnerName: form.partnerName ?? null,
    culturalBackground: form.culturalBackground ?? null,
    religiousPreference: form.religiousPreference ?? null,
    nameStyle: form.nameStyle ?? null,
    meaningImportance: form.meaningImportance ?? null,
    familyNames: form.familyNames ?? null,
    avoidNames: form.avoidNames ?? null,
    specialRequests: form.specialRequests ?? null,
  };
}
export type Written = ReturnType<typeof writtenIn>;

interface Earlier {
  request: Written & { email: string };
  appointment: { appointmentDate: string; appointmentTime: string } | null;
}

/** A key that came before is the same click only if it brings the same words and the same hour. */
export function assertSameRequest({ request, appointment }: Earlier, form: ConsultingForm): void {
  const again = writtenIn(form);
  // Object.keys loses the literal types that it was given.
  const fields = Object.keys(again) as (keyof Written)[];
  const sameWords = fields.every((field) => request[field] === again[field]);
  const sameAddress = form.email === undefined || form.email === request.email;
  const sameHour =
    form.consultationType === 'mail' ||
    (appointment?.appointmentDate === form.selectedDate &&
      hourOf(appointment.appointmentTime) === form.selectedTime);
  if (!sameWords || !sameAddress || !sameHour) throw new AppError('IDEMPOTENCY_CONFLICT');
}

/** The database writes `16:00:00`. */
export const hourOf = (time: string): string => time.slice(0, 5);

/** Pending, processing and completed may follow each other freely; cancelled is refunded and final. */
export function assertMayFollow(current: RequestStatus, next: RequestStatus): void {
  if (current === 'cancelled' && next !== 'cancelled') throw new AppError('REQUEST_CLOSED');
}

interface Standing {
  status: RequestStatus;
  adminNotes: string | null;
  responseText: string | null;
  updatedAt: Date;
}

interface Seen {
  status?: RequestStatus | undefined;
  admin_notes?: string | null | undefined;
  response_text?: string | null | undefined;
  expected_updated_at?: string | undefined;
}

/** Nobody overwrites what they have not seen. Whoever repeats their own change finds it done, which is no such case. */
export function assertAsSeen(current: Standing, wishes: Seen): void {
  const { expected_updated_at: expected } = wishes;
  if (expected === undefined || Date.parse(expected) === current.updatedAt.getTime()) return;
  const isAsWished =
    (wishes.status ?? current.status) === current.status &&
    isOr(wishes.admin_notes, current.adminNotes) &&
    isOr(wishes.response_text, current.responseText);
  if (!isAsWished) throw new AppError('REQUEST_CHANGED');
}

const isOr = (wished: string | null | undefined, current: string | null): boolean =>
  wished === undefined || wished === current;

/** What an appointment is when its request stands so. */
export const bookingStatusOf = (status: RequestStatus) =>
  status === 'pending' || status === 'processing' ? 'booked' : status;

interface Answering {
  type: string;
  responseText: string | null;
  responseSentAt: Date | null;
}

/** Whether completing a request sends an answer: a mail request that has one, which was not sent yet in these words. */
export const isAnswerDue = (before: Answering, status: RequestStatus, text: string | null) =>
  before.type === 'mail' &&
  status === 'completed' &&
  text !== null &&
  (before.responseSentAt === null || before.responseText !== text);
