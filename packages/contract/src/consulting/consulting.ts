import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { emailAddress, lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { CONSULTING_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { MaxCredits } from '../credits/max-credits.ts';
import {
  APPOINTMENT_FILTERS,
  APPOINTMENT_STATUSES,
  CONSULTATION_TYPES,
  CONSULTING_CHOICES,
  REQUEST_STATUSES,
} from './consulting-choices.ts';
import { isDay } from './slot-time.ts';

/** A day of the calendar, in this century. */
export const calendarDay = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine(isDay);
/** A wall time on the minute: `09:00`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const line = lineOfText(CONSULTING_LIMITS.line).optional();
const AT_SIGN_OR_PROFILE = /^(?:https?:\/\/)?(?:www\.)?(?:instagram\.com\/)?@?|\/?$/giu;

/** As people write it: with or without @, or as the address of the profile. */
const instagramUsername = z
  .string()
  .max(200)
  .transform((text) => text.trim().replace(AT_SIGN_OR_PROFILE, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9._]{1,30}$/));

/** Fields of both kinds. */
const Wishes = z.strictObject({
  parentName: line,
  partnerName: line,
  culturalBackground: line,
  religiousPreference: z.enum(CONSULTING_CHOICES.religiousPreference).optional(),
  /** The wording that was agreed to; without the current one `religiousPreference` is refused. */
  religiousConsent: lineOfText(CONSULTING_LIMITS.line).optional(),
  nameStyle: z.enum(CONSULTING_CHOICES.nameStyle).optional(),
  meaningImportance: z.enum(CONSULTING_CHOICES.meaningImportance).optional(),
  familyNames: line,
  avoidNames: line,
  specialRequests: paragraphsOfText(CONSULTING_LIMITS.specialRequests).optional(),
  language: z.enum(LOCALES).optional(),
});
const email = emailAddress(CONSULTING_LIMITS.email);
const gender = z.enum(CONSULTING_CHOICES.gender);

const MailConsulting = Wishes.extend({
  consultationType: z.literal('mail'),
  /** Address for the answer. */
  email,
  gender,
  dueDate: calendarDay.optional(),
});
const InstagramConsulting = Wishes.extend({
  consultationType: z.literal('instagram'),
  email: email.optional(),
  gender: gender.optional(),
  instagramUsername,
  selectedDate: calendarDay,
  selectedTime: wallTime,
  /** The browser's time zone, used in mails. An unknown one is ignored, not refused. */
  timeZone: lineOfText(CONSULTING_LIMITS.timeZone).optional(),
});
export const ConsultingForm = z.discriminatedUnion('consultationType', [
  MailConsulting,
  InstagramConsulting,
]);
export type ConsultingForm = z.output<typeof ConsultingForm>;

/** The form as it is sent: with the agreed price. */
const agreed = { max_credits: MaxCredits };
const ConsultingOrder = z.discriminatedUnion('consultationType', [
  MailConsulting.extend(agreed),
  InstagramConsulting.extend(agreed),
]);

/** A slot as a customer sees it: a wall time in Turkey, and its moment. */
export const CalendarSlot = z.object({
  time: wallTime,
  available: z.boolean(),
  max_appointments: z.int(),
  current_appointments: z.int(),
  starts_at: z.iso.datetime(),
});
export type CalendarSlot = z.output<typeof CalendarSlot>;

/** One card of the customer's appointments; a mail request has no date. */
export const CustomerAppointment = z.object({
  id: z.uuid(),
  appointmentDate: z.string().nullable(),
  appointmentTime: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  /** Why it was cancelled, and nothing else. */
  adminNotes: z.string().nullable(),
  /** The answer to a mail request. */
  responseText: z.string().nullable(),
  createdAt: z.iso.datetime(),
  consultingRequest: z.object({
    type: z.enum(CONSULTATION_TYPES),
    status: z.enum(REQUEST_STATUSES),
    creditsUsed: z.int(),
    createdAt: z.iso.datetime(),
  }),
});
export type CustomerAppointment = z.output<typeof CustomerAppointment>;

export const consulting = {
  availableSlots: defineEndpoint({
    method: 'GET',
    path: '/consulting/available-slots',
    access: 'guest',
    summary:
      'Slots that have not begun, by day: of one date, of a range, or of today and the next 30 days',
    query: z.strictObject({
      startDate: calendarDay.optional(),
      endDate: calendarDay.optional(),
      date: calendarDay.optional(),
      language: z.enum(LOCALES).optional(),
    }),
    response: z.object({
      /** The day in Germany that decides what is "past". */
      today: calendarDay,
      slots: z.record(calendarDay, z.array(CalendarSlot)),
    }),
  }),
  request: defineEndpoint({
    method: 'POST',
    path: '/consulting/request',
    access: 'user',
    summary:
      'Ask for consulting by mail, or book an appointment on Instagram; charged with it, in one step',
    limit: 'purchase',
    charges: true,
    body: ConsultingOrder,
    response: z.object({
      request_id: z.uuid(),
      creditsRemaining: z.int(),
      credits_deducted: z.int(),
      appointment: z
        .object({
          appointment_date: z.string(),
          appointment_time: z.string(),
          starts_at: z.iso.datetime(),
        })
        .nullable(),
      message: z.string(),
    }),
  }),
  appointments: defineEndpoint({
    method: 'GET',
    path: '/users/appointments',
    access: 'user',
    summary: 'My appointments and mail requests, page by page',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(CONSULTING_LIMITS.appointmentsPageMax)
        .default(CONSULTING_LIMITS.appointmentsPage),
      status: z.enum(APPOINTMENT_FILTERS).default('all'),
      language: z.enum(LOCALES).optional(),
    }),
    response: z.object({
      appointments: z.array(CustomerAppointment),
      pagination: z.object({
        page: z.int(),
        totalPages: z.int(),
        totalCount: z.int(),
        hasMore: z.boolean(),
      }),
    }),
  }),
};
