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

interface SlotQuery {
  date?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The range of days of a query for slots. Nothing before today; without an end, 30 days from the start. */
export function requestedDays({ date, startDate, endDate }: SlotQuery, today: string) {
  const first = date ?? startDate ?? today;
  const last = date ?? endDate ?? addDays(first < today ? today : first, SLOT_WINDOW_DAYS);
  if (last < first || daysBetween(first, last) > CONSULTING_LIMITS.rangeDays) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'endDate', rule: 'range' }] });
  }
  return { from: first < today ? today : first, to: last };
}

/** A day that is over in Germany is refused as invalid; an hour that has just begun is only unavailable. */
export function assertNotBefore(day: string, today: string, path: string): void {
  if (day < today) throw new AppError('VALIDATION_FAILED', { fields: [{ path, rule: 'past' }] });
}

/** How much the link to Islam matters may reveal a belief (Art. 9 GDPR): without consent it is not stored. */
export function assertReligionConsent({ religiousPreference, religiousConsent }: ConsultingForm) {
  if (religiousPreference !== undefined && religiousConsent !== CONSULTING_CONSENT_VERSION)
    throw new AppError('CONSENT_REQUIRED');
}

/** The consent is stored with the answer that it allows, and not without one. */
export const consentIn = ({ religiousPreference, religiousConsent }: ConsultingForm, now: Date) =>
  religiousPreference !== undefined && religiousConsent !== undefined
    ? { religiousConsentVersion: religiousConsent, religiousConsentAt: now }
    : { religiousConsentVersion: null, religiousConsentAt: null };

/** The time zone for the family's mails; null where its browser named no known one. Not part of what it wrote. */
export const timeZoneIn = (form: ConsultingForm): string | null =>
  form.consultationType === 'instagram' ? (knownTimeZone(form.timeZone) ?? null) : null;

/** When the next reminder is due: a day before, then an hour before, but not right after the confirmation. */
export function nextReminder(startsAt: Date, now: Date): Date | null {
  const next = [DAY, HOUR]
    .map((before) => new Date(startsAt.getTime() - before))
    .find((moment) => moment.getTime() > now.getTime());
  return next ?? null;
}

/** The columns with the family's answers; missing ones are null. */
export function requestTextOf(form: ConsultingForm) {
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
export type RequestText = ReturnType<typeof requestTextOf>;

interface Earlier {
  request: RequestText & { email: string };
  appointment: { appointmentDate: string; appointmentTime: string } | null;
}

/** A repeated key is the same click only if text and hour are the same. */
export function assertSameRequest({ request, appointment }: Earlier, form: ConsultingForm): void {
  const again = requestTextOf(form);
  // Object.keys loses the literal types.
  const fields = Object.keys(again) as (keyof RequestText)[];
  const sameWords = fields.every((field) => request[field] === again[field]);
  const sameAddress = form.email === undefined || form.email === request.email;
  const sameHour =
    form.consultationType === 'mail' ||
    (appointment?.appointmentDate === form.selectedDate &&
      shortTime(appointment.appointmentTime) === form.selectedTime);
  if (!sameWords || !sameAddress || !sameHour) throw new AppError('IDEMPOTENCY_CONFLICT');
}

/** The database writes `16:00:00`. */
export const shortTime = (time: string): string => time.slice(0, 5);

/** Pending, processing and completed may follow each other freely; cancelled is refunded and final. */
export function assertStatusChange(current: RequestStatus, next: RequestStatus): void {
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

/** Refuses to overwrite a version that the administrator has not seen. Repeating one's own change is not a conflict. */
export function assertUnchangedSinceRead(current: Standing, changes: Seen): void {
  const { expected_updated_at: expected } = changes;
  if (expected === undefined || Date.parse(expected) === current.updatedAt.getTime()) return;
  const isAsWished =
    (changes.status ?? current.status) === current.status &&
    isOr(changes.admin_notes, current.adminNotes) &&
    isOr(changes.response_text, current.responseText);
  if (!isAsWished) throw new AppError('REQUEST_CHANGED');
}

const isOr = (wished: string | null | undefined, current: string | null): boolean =>
  wished === undefined || wished === current;

/** The status of an appointment for a status of its request. */
export const appointmentStatusOf = (status: RequestStatus) =>
  status === 'pending' || status === 'processing' ? 'booked' : status;

interface Answering {
  type: string;
  responseText: string | null;
  responseSentAt: Date | null;
}

/** Whether completing a request sends an answer: a mail request with an answer whose text was not sent yet. */
export const isAnswerDue = (before: Answering, status: RequestStatus, text: string | null) =>
  before.type === 'mail' &&
  status === 'completed' &&
  text !== null &&
  (before.responseSentAt === null || before.responseText !== text);
