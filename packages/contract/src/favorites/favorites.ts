import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { FAVORITE_LIMITS, NAME_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NameId, NameResult } from '../names/names.ts';
import { NAME_GENDERS } from '../suggestions/questionnaire.ts';

/** A favourite, in the reader's language. */
export const Favorite = z.object({
  /** Identifies a favourite of a user; the same after it was removed and restored. */
  id: z.string(),
  /** Null: only a model knows this name, and it is shown as it was. */
  name_id: z.string().nullable(),
  /** Of its page; null where it has none. */
  address: z.string().nullable(),
  name: z.string(),
  name_latin: z.string(),
  name_ar: z.string().nullable(),
  meaning: z.string().nullable(),
  origin: z.string().nullable(),
  /** Language of meaning and origin: the reader's; for a name known only to a model, the one in which they were shown. Null: not known. */
  facts_language: z.enum(LOCALES).nullable(),
  gender: z.enum(NAME_GENDERS).nullable(),
  /** How common the name is, out of 100, by birth statistics. */
  popularity_score: z.int().nullable(),
  /** Where: the registers of the reader's country that have figures, each with its last year; cities are not a country. */
  popularity_sources: NameResult.shape.popularity_sources,
  /** Always free. */
  warning: z.string().nullable(),
  /** False for a name that scholars refuse: it has no card to share. */
  shareable: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Favorite = z.output<typeof Favorite>;

const params = z.strictObject({ id: z.uuid() });
const owns = { resource: 'user', in: 'params', key: 'id' } as const;
const language = z.enum(LOCALES).optional();
/** Any known spelling, or one of our ids; with `name_id` where a spelling belongs to several names. */
const name = lineOfText(NAME_LIMITS.query);
const detail = lineOfText(FAVORITE_LIMITS.detail);

export const favorites = {
  list: defineEndpoint({
    method: 'GET',
    path: '/users/:id/favorites',
    access: 'user',
    owns,
    summary: 'The names that I have kept, the newest first',
    params,
    query: z.strictObject({ language }),
    response: z.object({ favorites: z.array(Favorite) }),
  }),
  marks: defineEndpoint({
    method: 'GET',
    path: '/users/:id/favorites/marks',
    access: 'user',
    owns,
    summary: 'Which names I have kept, and nothing else: for the hearts of a page',
    params,
    response: z.object({
      ids: z.array(z.string()),
      /** Names known only to a model, as they were shown. */
      written: z.array(z.string()),
    }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/users/:id/favorites',
    access: 'user',
    owns,
    limit: 'rating',
    summary: 'Keep a name; keeping it twice is keeping it once',
    params,
    body: z.strictObject({
      name,
      name_id: NameId.optional(),
      /** What was shown of a name known only to a model; for catalogue names the catalogue is used. */
      meaning: detail.optional(),
      origin: detail.optional(),
      gender: z.enum(NAME_GENDERS).optional(),
      /** The language in which they were shown, if it is not the page's. */
      facts_language: language,
      /** For a restored favourite: its original date. */
      created_at: z.iso.datetime().optional(),
      language,
    }),
    response: z.object({ favorite: Favorite, total_favorites: z.int().nullable() }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/users/:id/favorites',
    access: 'user',
    owns,
    limit: 'rating',
    summary: 'No longer keep a name; safe to repeat',
    params,
    body: z.strictObject({ name, name_id: NameId.optional() }),
    response: z.object({ removed: z.boolean(), total_favorites: z.int().nullable() }),
  }),
};
