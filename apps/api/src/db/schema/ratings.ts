import { LEADERBOARD_PERIOD_IDS } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { users } from './auth.ts';
import { names } from './names.ts';

const nameId = () =>
  text('name_id')
    .notNull()
    .references(() => names.id);

/** One user, one name, one rating; it may be changed. */
export const nameRatings = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'name_ratings',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      nameId: nameId(),
      stars: smallint('stars').notNull(),
      feedback: text('feedback'),
      /**
       * The suggestion in which the user met the name. Only the user sees it. It is never followed and not checked: a check
       * would cost every rating a query, and a wrong id reveals nothing.
       */
      suggestionId: uuid('suggestion_id'),
      /** The day (Berlin) of the first rating: it counts in that day's bucket, also after a change. */
      ratedOn: date('rated_on', { mode: 'string' }).notNull(),
      createdAt: timestampColumn('created_at').notNull(),
      updatedAt: timestampColumn('updated_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.nameId] }),
      // For the rare query of who rated on a day: rows come in order of time, so it costs a write almost nothing.
      index('name_ratings_by_time').using('brin', table.createdAt),
      // Feedback texts, newest first; ratings without text are not in it.
      index('name_ratings_with_words')
        .on(table.updatedAt, table.nameId)
        .where(sql`${table.feedback} is not null`),
      check('name_ratings_is_one_to_five_stars', sql`${table.stars} between 1 and 5`),
    ],
  ),
);

/**
 * Rating changes since the totals were last aggregated, one row each, written by a trigger of the migration in the rating's own
 * transaction. Append-only and without a key, so that ratings of the same name do not wait for each other.
 */
export const ratingChanges = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable('rating_changes', {
    nameId: text('name_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    ratings: smallint('ratings').notNull(),
    stars: smallint('stars').notNull(),
  }),
);

/** Rating totals of a name, without changes that are not aggregated yet. */
export const ratingTotals = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'rating_totals',
    {
      nameId: text('name_id')
        .primaryKey()
        .references(() => names.id),
      ratings: integer('ratings').notNull(),
      stars: integer('stars').notNull(),
    },
    (table) => [
      check(
        'rating_totals_fit_their_ratings',
        sql`${table.ratings} >= 0 and ${table.stars} between ${table.ratings} and 5 * ${table.ratings}`,
      ),
    ],
  ),
);

/** A name's ratings by the day they were given; aggregated together with the totals. */
export const ratingDays = declared(
  { data: 'technical', owner: null, retention: { days: 100, since: 'day' } },
  pgTable(
    'rating_days',
    {
      day: date('day', { mode: 'string' }).notNull(),
      nameId: nameId(),
      ratings: integer('ratings').notNull(),
      stars: integer('stars').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.day, table.nameId] }),
      check(
        'rating_days_fit_their_ratings',
        sql`${table.ratings} >= 0 and ${table.stars} between ${table.ratings} and 5 * ${table.ratings}`,
      ),
    ],
  ),
);

/** The days that the leaderboard covers, and when it was built. */
export const leaderboards = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'leaderboards',
    {
      period: text('period', { enum: LEADERBOARD_PERIOD_IDS }).primaryKey(),
      firstDay: date('first_day', { mode: 'string' }).notNull(),
      lastDay: date('last_day', { mode: 'string' }).notNull(),
      /** Of all names, also those below the end of the list. */
      ratings: integer('ratings').notNull(),
      refreshedAt: timestampColumn('refreshed_at').notNull(),
    },
    (table) => [check('leaderboards_period_is_known', oneOf(table.period, LEADERBOARD_PERIOD_IDS))],
  ),
);

/** The leaderboard, rebuilt every minute: reading it reads 50 rows, however many ratings there are. */
export const leaderboardPlaces = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'leaderboard_places',
    {
      period: text('period', { enum: LEADERBOARD_PERIOD_IDS })
        .notNull()
        .references(() => leaderboards.period),
      place: smallint('place').notNull(),
      nameId: nameId(),
      ratings: integer('ratings').notNull(),
      stars: integer('stars').notNull(),
    },
    (table) => [primaryKey({ columns: [table.period, table.place] })],
  ),
);

/** A name rated suspiciously often on a day: flagged for administrators, without further effect. */
export const ratingBursts = declared(
  { data: 'technical', owner: null, retention: { days: 365, since: 'noticed_at' } },
  pgTable(
    'rating_bursts',
    {
      nameId: nameId(),
      day: date('day', { mode: 'string' }).notNull(),
      ratings: integer('ratings').notNull(),
      usual: doublePrecision('usual').notNull(),
      byNewAccounts: integer('by_new_accounts').notNull(),
      noticedAt: timestampColumn('noticed_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.nameId, table.day] }),
      index('rating_bursts_by_time').on(table.noticedAt),
    ],
  ),
);
