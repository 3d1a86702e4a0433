import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOrNothing } from '../core/free-text.ts';
import { ADMIN_LIMITS, NAME_LIMITS, RATING_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NameId } from '../names/names.ts';
import { NAME_GENDERS } from '../suggestions/questionnaire.ts';
import { LEADERBOARD_PERIOD_IDS } from './ranking.ts';

const language = z.enum(LOCALES).optional();
/** Any known spelling, or one of our ids; with `name_id` where a spelling belongs to several names. */
const name = lineOfText(NAME_LIMITS.query);
const names = z.array(name).min(1).max(RATING_LIMITS.bulk);
const stars = z.int().min(1).max(5);

/** Figures of a name: all ratings, all hearts, and the resulting popularity. */
export const NameStats = z.object({
  name_id: z.string(),
  /** Null without ratings: zero would be wrong. */
  average_rating: z.number().nullable(),
  total_ratings: z.int(),
  total_favorites: z.int(),
  popularity: z.int().min(0).max(100).nullable(),
});
export type NameStats = z.output<typeof NameStats>;

export const LeaderboardEntry = z.object({
  /** The name's id. */
  id: z.string(),
  /** Of its page. */
  address: z.string(),
  rank_position: z.int(),
  name: z.string(),
  name_latin: z.string(),
  name_ar: z.string(),
  gender: z.enum(NAME_GENDERS),
  meaning: z.string(),
  origin: z.string(),
  /** Over all ratings, as everywhere: the period decides only the rank. */
  total_ratings: z.int(),
  average_rating: z.number(),
  /** The weighted mean of this period, which decides the rank. Not shown, because a name has one figure. */
  score: z.number(),
  warning: z.string().nullable(),
});
export type LeaderboardEntry = z.output<typeof LeaderboardEntry>;

export const Leaderboard = z.object({
  period: z.enum(LEADERBOARD_PERIOD_IDS),
  /** First and last day in Berlin; null before the list was first built. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** Of all names, in this period. */
  total_ratings: z.int(),
  refreshed_at: z.iso.datetime().nullable(),
  leaderboard: z.array(LeaderboardEntry),
});
export type Leaderboard = z.output<typeof Leaderboard>;

const page = z.coerce.number().int().min(1).max(RATING_LIMITS.lastPage).default(1);
const pageSize = z.coerce
  .number()
  .int()
  .min(1)
  .max(RATING_LIMITS.minePageMax)
  .default(RATING_LIMITS.minePage);

export const ratings = {
  rate: defineEndpoint({
    method: 'POST',
    path: '/name-ratings/names/:name/rate',
    access: 'user',
    owns: 'nobody',
    limit: 'rating',
    summary: 'Rate a name; rating it again changes my rating',
    params: z.strictObject({ name }),
    body: z.strictObject({
      rating: stars,
      /** Empty removes the previous text; if missing it stays. */
      feedback: paragraphsOrNothing(RATING_LIMITS.feedback).optional(),
      suggestion_id: z.uuid().optional(),
      name_id: NameId.optional(),
    }),
    response: z.object({ rating: stars, name_stats: NameStats }),
  }),
  stats: defineEndpoint({
    method: 'GET',
    path: '/name-ratings/names/:name/stats',
    access: 'guest',
    summary: 'What families think of a name',
    params: z.strictObject({ name }),
    query: z.strictObject({ name_id: NameId.optional() }),
    response: NameStats,
  }),
  mine: defineEndpoint({
    method: 'GET',
    path: '/name-ratings/users/me/ratings',
    access: 'user',
    summary: 'My ratings, the latest first',
    query: z.strictObject({ page, limit: pageSize, language }),
    response: z.object({
      ratings: z.array(
        z.object({
          name_id: z.string(),
          name: z.string(),
          rating: stars,
          feedback: z.string().nullable(),
          suggestion_id: z.string().nullable(),
          created_at: z.iso.datetime(),
          updated_at: z.iso.datetime(),
        }),
      ),
      pagination: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
    }),
  }),
  leaderboard: defineEndpoint({
    method: 'GET',
    path: '/name-ratings/names/leaderboard',
    access: 'guest',
    summary: 'The best loved names of the last 7 or 30 days; made anew every minute',
    query: z.strictObject({
      period: z.enum(LEADERBOARD_PERIOD_IDS).default('weekly'),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(RATING_LIMITS.leaderboard)
        .default(RATING_LIMITS.leaderboard),
      /** Only names that a page may show unasked; each keeps its place. */
      featured: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
      language,
    }),
    response: Leaderboard,
  }),
  bulkRatings: defineEndpoint({
    method: 'POST',
    path: '/name-ratings/names/ratings/bulk',
    access: 'user',
    limit: 'namesAsked',
    limitPer: 'names',
    summary:
      'My stars for several names, as they were written; those I have not rated are left out',
    body: z.strictObject({ names }),
    response: z.object({ ratings: z.record(z.string(), stars) }),
  }),
  bulkStats: defineEndpoint({
    method: 'POST',
    path: '/name-ratings/names/stats/bulk',
    access: 'guest',
    limit: 'namesAsked',
    limitPer: 'names',
    summary: 'What families think of several names; those we do not know are left out',
    body: z.strictObject({ names }),
    response: z.object({
      results: z.array(NameStats.extend({ /** As requested. */ name: z.string() })),
    }),
  }),
  bursts: defineEndpoint({
    method: 'GET',
    path: '/admin/rating-bursts',
    access: 'admin',
    summary: 'Names that were rated suspiciously often on a day, the newest first',
    query: z.strictObject({ language }),
    response: z.object({
      bursts: z.array(
        z.object({
          name_id: z.string(),
          name: z.string(),
          day: z.iso.date(),
          ratings: z.int(),
          /** On an ordinary day of the four weeks before. */
          usual: z.number(),
          /** By accounts opened within the day before. */
          by_new_accounts: z.int(),
          noticed_at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  feedback: defineEndpoint({
    method: 'GET',
    path: '/admin/rating-feedback',
    access: 'admin',
    limit: 'administration',
    summary: 'What families wrote to us with their ratings, the newest first; not who wrote it',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(ADMIN_LIMITS.lastPage).default(1),
      limit: z.coerce.number().int().min(1).max(ADMIN_LIMITS.pageMax).default(ADMIN_LIMITS.page),
      language,
    }),
    response: z.object({
      feedback: z.array(
        z.object({
          name_id: z.string(),
          name: z.string(),
          rating: stars,
          text: z.string(),
          /** The language of its author. */
          language: z.enum(LOCALES),
          updated_at: z.iso.datetime(),
        }),
      ),
      pagination: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
    }),
  }),
};
