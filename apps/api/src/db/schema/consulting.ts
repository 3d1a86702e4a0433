import {
  CONSULTATION_TYPES,
  CONSULTING_CHOICES,
  LOCALES,
  REQUEST_STATUSES,
  SLOT_TIME_ZONE,
} from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { users } from './auth.ts';

/** An hour offered for consulting: day and wall time in Turkey, and that moment in UTC. */
export const slots = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'slots',
    {
      id: uuid('id').primaryKey(),
      slotDate: date('slot_date', { mode: 'string' }).notNull(),
      slotTime: time('slot_time', { precision: 0 }).notNull(),
      startsAt: timestampColumn('starts_at')
        .notNull()
        .generatedAlwaysAs(
          sql.raw(`(("slot_date" + "slot_time") at time zone '${SLOT_TIME_ZONE}')`),
        ),
      maxAppointments: integer('max_appointments').notNull().default(1),
      currentAppointments: integer('current_appointments').notNull().default(0),
      isAvailable: boolean('is_available').notNull().default(true),
      isBlocked: boolean('is_blocked').notNull().default(false),
      blockedReason: text('blocked_reason'),
      createdAt: timestampColumn('created_at').notNull(),
    },
    (table) => [
      unique('slots_one_per_hour').on(table.slotDate, table.slotTime),
      index('slots_by_start').on(table.startsAt),
      check('slots_have_room_for_somebody', sql`${table.maxAppointments} >= 1`),
      check(
        'slots_are_never_overbooked',
        sql`${table.currentAppointments} between 0 and ${table.maxAppointments}`,
      ),
      check(
        'slots_blocked_are_empty',
        sql`not (${table.isBlocked} and ${table.currentAppointments} > 0)`,
      ),
      check(
        'slots_blocked_say_why',
        sql`${table.isBlocked} = (${table.blockedReason} is not null)`,
      ),
    ],
  ),
);

/** A family's request and its outcome. */
export const consultingRequests = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'consulting_requests',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id),
      /** The `Idempotency-Key` of the click that sent it. */
      opKey: uuid('op_key'),
      type: text('type', { enum: CONSULTATION_TYPES }).notNull(),
      status: text('status', { enum: REQUEST_STATUSES }).notNull().default('pending'),
      creditsUsed: integer('credits_used').notNull(),
      language: text('language', { enum: LOCALES }).notNull(),
      /** The family's time zone (IANA), used in mails about its appointment; null: not known. */
      timeZone: text('time_zone'),
      /** Address for mails about it. */
      email: text('email').notNull(),
      instagramUsername: text('instagram_username'),
      parentName: text('parent_name'),
      partnerName: text('partner_name'),
      dueDate: date('due_date', { mode: 'string' }),
      gender: text('gender', { enum: CONSULTING_CHOICES.gender }),
      culturalBackground: text('cultural_background'),
      religiousPreference: text('religious_preference', {
        enum: CONSULTING_CHOICES.religiousPreference,
      }),
      /** The wording that was agreed to, and when; both are removed with the answer when consent is withdrawn. */
      religiousConsentVersion: text('religious_consent_version'),
      religiousConsentAt: timestampColumn('religious_consent_at'),
      nameStyle: text('name_style', { enum: CONSULTING_CHOICES.nameStyle }),
      meaningImportance: text('meaning_importance', { enum: CONSULTING_CHOICES.meaningImportance }),
      familyNames: text('family_names'),
      avoidNames: text('avoid_names'),
      specialRequests: text('special_requests'),
      /** Visible only in the admin area. */
      adminNotes: text('admin_notes'),
      cancellationReason: text('cancellation_reason'),
      responseText: text('response_text'),
      responseSentAt: timestampColumn('response_sent_at'),
      createdAt: timestampColumn('created_at').notNull(),
      updatedAt: timestampColumn('updated_at').notNull(),
    },
    (table) => [
      uniqueIndex('consulting_requests_one_per_click').on(table.userId, table.opKey),
      index('consulting_requests_of_user').on(table.userId, table.createdAt),
      // One for each filter of the administration.
      index('consulting_requests_by_time').on(table.createdAt, table.id),
      index('consulting_requests_by_status').on(
        table.status,
        table.createdAt,
        table.id,
        table.type,
      ),
      index('consulting_requests_by_type').on(table.type, table.createdAt, table.id),
      check('consulting_requests_type_is_known', oneOf(table.type, CONSULTATION_TYPES)),
      check('consulting_requests_status_is_known', oneOf(table.status, REQUEST_STATUSES)),
      check('consulting_requests_language_is_ours', oneOf(table.language, LOCALES)),
      check('consulting_requests_cost_something', sql`${table.creditsUsed} > 0`),
      check(
        'consulting_requests_on_instagram_say_where',
        sql`${table.type} <> 'instagram' or (${table.instagramUsername} is not null and ${table.dueDate} is null)`,
      ),
      check(
        'consulting_requests_by_mail_say_for_whom',
        sql`${table.type} <> 'mail' or ${table.gender} is not null`,
      ),
      check(
        'consulting_requests_consent_has_its_time',
        sql`(${table.religiousConsentVersion} is null) = (${table.religiousConsentAt} is null)`,
      ),
      check(
        'consulting_requests_tell_of_faith_with_consent',
        sql`${table.religiousPreference} is null or ${table.religiousConsentVersion} is not null`,
      ),
      check(
        'consulting_requests_cancelled_say_why',
        sql`(${table.status} = 'cancelled') = (${table.cancellationReason} is not null)`,
      ),
    ],
  ),
);

export const APPOINTMENT_STATUSES = ['booked', 'completed', 'cancelled'] as const;

/** A family's place in a slot. It has its own day and hour, so that they outlive a slot withdrawn after a cancellation. */
export const appointments = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'appointments',
    {
      id: uuid('id').primaryKey(),
      requestId: uuid('request_id')
        .notNull()
        .unique()
        .references(() => consultingRequests.id),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id),
      slotId: uuid('slot_id').references(() => slots.id, { onDelete: 'set null' }),
      appointmentDate: date('appointment_date', { mode: 'string' }).notNull(),
      appointmentTime: time('appointment_time', { precision: 0 }).notNull(),
      startsAt: timestampColumn('starts_at').notNull(),
      status: text('status', { enum: APPOINTMENT_STATUSES }).notNull().default('booked'),
      /** When the next reminder is due: a day before, then an hour before, then never. */
      remindAt: timestampColumn('remind_at'),
      createdAt: timestampColumn('created_at').notNull(),
    },
    (table) => [
      // A family cannot have two appointments at the same time.
      uniqueIndex('appointments_one_per_slot_and_user')
        .on(table.slotId, table.userId)
        .where(sql`${table.status} = 'booked'`),
      index('appointments_of_slot').on(table.slotId),
      index('appointments_of_user').on(table.userId),
      index('appointments_to_remind').on(table.remindAt).where(sql`${table.status} = 'booked'`),
      check('appointments_status_is_known', oneOf(table.status, APPOINTMENT_STATUSES)),
      check(
        'appointments_have_a_slot_unless_cancelled',
        sql`${table.slotId} is not null or ${table.status} = 'cancelled'`,
      ),
    ],
  ),
);
