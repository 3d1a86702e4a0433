import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { NAME_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NAME_GENDERS } from '../suggestions/questionnaire.ts';
import { NAME_WAYS } from './name-filters.ts';

const language = z.enum(LOCALES).optional();
const value = lineOfText(NAME_LIMITS.listValue);
const Counted = z.object({ value: z.string(), count: z.int() });

/** A name in a list: enough to choose by. */
const NameInList = z.object({
  slug: z.string(),
  /** Of its page. */
  address: z.string(),
  name: z.string(),
  name_latin: z.string(),
  name_ar: z.string(),
  /** What parents know it for, where its literal meaning puts off. */
  known_for: z.string().nullable(),
  meaning: z.string(),
  gender: z.enum(NAME_GENDERS),
  warning: z.string().nullable(),
});
export type NameInList = z.output<typeof NameInList>;

const NameList = z.object({
  /** Those of the requested page. */
  names: z.array(NameInList),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** For each filter, how many names there are with each of its values beside the other filters. */
  filters: z.array(z.object({ by: z.enum(NAME_WAYS), values: z.array(Counted) })),
  /** The languages in which search engines may list this set. */
  listed_in: z.array(z.enum(LOCALES)),
  genders: z.object({ boy: z.int(), girl: z.int(), unisex: z.int() }),
  /** The names of the set that are given most often, by all registers together. */
  most_given: z.array(z.string()),
  /** The registers by which names are common or rare for readers of this language. */
  registers: z.array(z.object({ name: z.string(), until: z.int() })),
});
export type NameList = z.output<typeof NameList>;

export const nameLists = {
  ways: defineEndpoint({
    method: 'GET',
    path: '/names/ways',
    access: 'guest',
    summary: 'By what names are listed in a language, and how many there are',
    query: z.strictObject({ language }),
    response: z.object({
      total: z.int(),
      letters: z.array(Counted),
      genders: z.array(Counted),
      cultures: z.array(Counted),
      themes: z.array(Counted),
      lengths: z.array(Counted),
      travels: z.array(Counted),
      commonness: z.array(Counted),
    }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/names/lists/:by/:value',
    access: 'guest',
    summary: 'The names that pass one filter or several, sixty a page, in the order of a language',
    params: z.strictObject({ by: z.enum(NAME_WAYS), value }),
    query: z.strictObject({
      gender: value.optional(),
      culture: value.optional(),
      theme: value.optional(),
      letter: value.optional(),
      length: value.optional(),
      travel: value.optional(),
      commonness: value.optional(),
      page: z.coerce.number().int().min(1).max(NAME_LIMITS.listPages).default(1),
      language,
    }),
    response: NameList,
  }),
  listed: defineEndpoint({
    method: 'GET',
    path: '/names/listed-lists',
    access: 'guest',
    summary: 'The lists of a language that search engines may list, for sitemaps',
    query: z.strictObject({ language }),
    response: z.object({
      lists: z.array(
        z.object({ gender: z.string().optional(), by: z.enum(NAME_WAYS), value: z.string() }),
      ),
    }),
  }),
};
