import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { lineOfText } from './free-text.ts';
import { FAVORITE_LIMITS, NAME_LIMITS } from './limits.ts';
import { LOCALES } from './locales.ts';
import { NameId } from './names.ts';
import { NAME_GENDERS } from './questionnaire.ts';

/** A name that somebody has kept, in the reader's language. */
export const Favorite = z.object({
  /** Tells one favourite of a user from another; the same after it was removed and put back. */
  id: z.string(),
  /** Null: only a model knows this name, and it stands as it was shown. */
  name_id: z.string().nullable(),
  name: z.string(),
  name_latin: z.string(),
  name_ar: z.string().nullable(),
  meaning: z.string().nullable(),
  origin: z.string().nullable(),
  /** In which meaning and origin are told: the reader's language; of a name that only a model knows, the one in which they were shown. Null: not known. */
  facts_language: z.enum(LOCALES).nullable(),
  gender: z.enum(NAME_GENDERS).nullable(),
  /** How common the name is, of 100, by statistics of births. */
  popularity_score: z.int().nullable(),
  /** Never costs anything. */
  warning: z.string().nullable(),
  /** False for a name that scholars refuse: there is no card of it to send. */
  shareable: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Favorite = z.output<typeof Favorite>;

const params = z.strictObject({ id: z.uuid() });
const owns = { resource: 'user', in: 'params', key: 'id' } as const;
const language = z.enum(LOCALES).optional();
/** Any spelling that we know, or one of our ids; with `name_id` where a spelling belongs to several names. */
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
      /** Names that only a model knows, as they were shown. */
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
      /** What was shown of a name that only a model knows; for names of ours the catalogue speaks. */
      meaning: detail.optional(),
      origin: detail.optional(),
      gender: z.enum(NAME_GENDERS).optional(),
      /** In which they were shown, where that is another than the page's. */
      facts_language: language,
      /** Of a favourite that is put back: since when it was there. */
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
