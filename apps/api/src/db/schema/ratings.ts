import { LEADERBOARD_PERIODS, type LeaderboardPeriod } from '@ismi/contract';
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
import { moment } from '../moment.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';
import { names } from './names.ts';

const nameId = () =>
  text('name_id')
    .notNull()
    .references(() => names.id);

// Object.keys loses the literal types that it was given.
const PERIODS = Object.keys(LEADERBOARD_PERIODS) as [LeaderboardPeriod, ...LeaderboardPeriod[]];

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
       * The suggestion in which the name was met. A note of the user to themselves, told to nobody else and never followed, so that
       * nobody looks whose suggestion it is: that would cost every rating a look, and a wrong id gives nothing away.
       */
      suggestionId: uuid('suggestion_id'),
      /** The day in Berlin on which it was first given: in that day's bucket it counts, also after a change. */
      ratedOn: date('rated_on', { mode: 'string' }).notNull(),
      createdAt: moment('created_at').notNull(),
      updatedAt: moment('updated_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.nameId] }),
      // For the rare look at who rated on a day: rows come in the order of time, so that it costs a write next to nothing.
      index('name_ratings_by_time').using('brin', table.createdAt),
      // What was written to us, the newest first; few ratings have words, and the others are not in it.
      index('name_ratings_with_words')
        .on(table.updatedAt, table.nameId)
        .where(sql`${table.feedback} is not null`),
      check('name_ratings_is_one_to_five_stars', sql`${table.stars} between 1 and 5`),
    ],
  ),
);

/**
 * What came, changed or went since the totals were last drawn, one row for each, written by a trigger of the migration in the
 * rating's own transaction. Only ever added to, without a key: a rating waits for no other rating of the same name.
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

/** All ratings of a name, but for the changes that wait to be drawn. */
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

/** The ratings of a name by the day on which they were given; drawn together with the totals. */
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

/** Which days the list is made of, and when that was. */
export const leaderboards = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'leaderboards',
    {
      period: text('period', { enum: PERIODS }).primaryKey(),
      firstDay: date('first_day', { mode: 'string' }).notNull(),
      lastDay: date('last_day', { mode: 'string' }).notNull(),
      /** Of all names, also of those further down than the list goes. */
      ratings: integer('ratings').notNull(),
      refreshedAt: moment('refreshed_at').notNull(),
    },
    (table) => [check('leaderboards_period_is_known', oneOf(table.period, PERIODS))],
  ),
);

/** The list itself, made anew every minute: whoever reads it reads 50 rows, whatever was rated. */
export const leaderboardPlaces = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'leaderboard_places',
    {
      period: text('period', { enum: PERIODS })
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

/** A name that was rated suspiciously often on a day: marked for administrators, and nothing else. */
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
      noticedAt: moment('noticed_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.nameId, table.day] }),
      index('rating_bursts_by_time').on(table.noticedAt),
    ],
  ),
);
