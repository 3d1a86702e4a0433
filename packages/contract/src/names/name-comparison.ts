import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { COMPARED_NAMES, NAME_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NAME_GENDERS, NAME_LENGTHS } from '../suggestions/questionnaire.ts';
import { TRAVEL_LANGUAGES } from './name-monograph.ts';
import { NameResult } from './names.ts';
import { TRAVEL_GRADES } from './travel-grades.ts';

/** What is free to know of a name, as far as names are compared by it. */
const ComparedName = NameResult.pick({
  name: true,
  meaning: true,
  known_for: true,
  origin: true,
  pronunciation: true,
  popularity: true,
  popularity_place: true,
  popularity_sources: true,
  popularity_births: true,
  warning: true,
}).extend({
  slug: z.string(),
  /** Of its page. */
  address: z.string(),
  name_latin: z.string(),
  name_ar: z.string(),
  ipa: z.string(),
  gender: z.enum(NAME_GENDERS),
  length: z.enum(NAME_LENGTHS),
  /** Null where the spelling has not been graded. */
  travel: z.array(
    z.object({ reader: z.enum(TRAVEL_LANGUAGES), grade: z.enum(TRAVEL_GRADES).nullable() }),
  ),
});
export type ComparedName = z.output<typeof ComparedName>;

const written = z
  .string()
  .max(COMPARED_NAMES.most * (NAME_LIMITS.id + 1))
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().min(1).max(NAME_LIMITS.id)).max(COMPARED_NAMES.most));

export const nameComparison = {
  read: defineEndpoint({
    method: 'GET',
    path: '/names/comparison',
    access: 'guest',
    summary:
      'What is free to know of up to six names, to be read side by side; in any certain spelling',
    query: z.strictObject({ names: written, language: z.enum(LOCALES).optional() }),
    response: z.object({
      names: z.array(ComparedName),
      /** Those of the question that belong to no name, or to several. */
      unknown: z.array(z.string()),
    }),
  }),
};
