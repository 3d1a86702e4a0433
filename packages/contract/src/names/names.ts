import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { NAME_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { MaxCredits, MaxCreditsInQuery } from '../credits/max-credits.ts';
import { NAME_GENDERS, NAME_LENGTHS, POPULARITY_CLASSES } from '../suggestions/questionnaire.ts';

/** From praised to refused; `notAssessed` is neither. */
export const ISLAMIC_VERDICTS = [
  'recommended',
  'appropriate',
  'conditional',
  'disliked',
  'notAppropriate',
  'notAssessed',
] as const;
export type IslamicVerdict = (typeof ISLAMIC_VERDICTS)[number];

/** True if scholars permit it, false if they refuse it, null if it was not judged. */
export function isAppropriate(verdict: IslamicVerdict): boolean | null {
  if (verdict === 'notAssessed') return null;
  return verdict !== 'disliked' && verdict !== 'notAppropriate';
}

/** A catalogue name, by the id of its record. */
export const NameId = z
  .string()
  .regex(/^[a-z]+(-[a-z0-9]+)*$/)
  .max(NAME_LIMITS.id);

const language = z.enum(LOCALES).optional();
const query = lineOfText(NAME_LIMITS.query);
/** Only where PUZZLE_REQUIRED asked for it. */
const puzzle = z.string().max(4096).optional();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A name to choose from, with its warning. */
const Candidate = z.object({
  name_id: z.string(),
  name: z.string(),
  /** In both scripts, whatever the reader's own is. */
  name_latin: z.string(),
  name_ar: z.string(),
  /** Which of several names with this spelling it is, or what it means. */
  hint: z.string(),
  /** Always free. */
  warning: z.string().nullable(),
});
export type NameCandidate = z.output<typeof Candidate>;

/** `address` is that of its page. */
const LinkedName = z.object({ name_id: z.string(), address: z.string(), name: z.string() });

const Cited = z.object({ title: z.string(), text: z.string(), checked: z.boolean() });

/** The content of an analysis, and its sources. */
export const IslamicAnalysis = z.object({
  name_id: z.string().nullable(),
  name: z.string(),
  islamic_appropriate: z.boolean().nullable(),
  islamic_verdict: z.enum(ISLAMIC_VERDICTS),
  reason: z.string(),
  islamic_reason_tr: z.string().nullable(),
  islamic_reason_en: z.string().nullable(),
  islamic_reason_de: z.string().nullable(),
  islamic_reason_ar: z.string().nullable(),
  sources: z.array(Cited),
  /** Supporting verses of the Qur'an, as `17:110`. */
  verses: z.array(z.string()),
  views: z.array(
    z.object({ tradition: z.string(), verdict: z.enum(ISLAMIC_VERDICTS), text: z.string() }),
  ),
  alternatives: z.array(LinkedName),
  /** A scholar has reviewed this verdict. */
  reviewed: z.boolean(),
  /** Judged by a model, not by a person. */
  by_machine: z.boolean(),
  /** False: there is no analysis at the moment, and none was charged. */
  available: z.boolean(),
});
export type IslamicAnalysis = z.output<typeof IslamicAnalysis>;

export const AlsoSaid = z.object({ form: z.string(), ipa: z.string() });

/** Where readers of our languages mostly live; Arabic readers live in many countries. */
const POPULARITY_PLACES = ['TR', 'DE', 'GB', 'all'] as const;

/** A name with everything that a search returns. */
export const NameResult = z.object({
  name_id: z.string().nullable(),
  /** Of its page; null where only a model knows it. */
  address: z.string().nullable(),
  name: z.string(),
  /** Null in both scripts where only a model knows it: it is shown as typed. */
  name_latin: z.string().nullable(),
  name_ar: z.string().nullable(),
  /** The spelling that was found, if it is not the name's own. */
  matched_form: z.string().nullable(),
  meaning: z.string(),
  /** What parents know the name for, where its literal meaning puts off; shown before it. */
  known_for: z.string().nullable(),
  origin: z.string(),
  description: z.string(),
  pronunciation: z.string().nullable(),
  ipa: z.string().nullable(),
  /** The form of another language, said differently: Zeynep beside Zaynab. */
  also_said: AlsoSaid.nullable(),
  gender: z.enum(NAME_GENDERS),
  length: z.enum(NAME_LENGTHS),
  popularity: z.enum(POPULARITY_CLASSES).nullable(),
  /** Which share of the names of its sex is rarer there, in per cent. */
  popularity_score: z.int().nullable(),
  /** Where it was measured: a country, or all registers together. */
  popularity_place: z.enum(POPULARITY_PLACES).nullable(),
  /** The registers there that have figures for the name, each with its last year. */
  popularity_sources: z.array(z.object({ name: z.string(), until: z.int() })),
  /** Births there in ten years, all spellings together; null where only ranks are known. */
  popularity_births: z.int().nullable(),
  /** Names of another tradition (Mehmet beside Muhammad): counted separately, not in the sum. */
  popularity_cognates: z.array(z.object({ form: z.string(), births: z.int() })),
  cultural_variants: z.array(z.string()),
  meaning_tr: z.string().nullable(),
  meaning_en: z.string().nullable(),
  meaning_de: z.string().nullable(),
  meaning_ar: z.string().nullable(),
  origin_tr: z.string().nullable(),
  origin_en: z.string().nullable(),
  origin_de: z.string().nullable(),
  origin_ar: z.string().nullable(),
  description_tr: z.string().nullable(),
  description_en: z.string().nullable(),
  description_de: z.string().nullable(),
  description_ar: z.string().nullable(),
  namesakes: z.array(z.object({ name: z.string(), line: z.string() })),
  related: z.array(LinkedName),
  cautions: z.array(z.object({ language: z.string(), word: z.string(), text: z.string() })),
  quran: z.array(z.string()),
  warning: z.string().nullable(),
  /** False: known only to a model; nothing here is verified. */
  verified: z.boolean(),
  /** For `picturePath`; null where it has no picture. */
  picture_mark: z.string().nullable(),
  /** Null without an analysis, else its value: given in the result as well as in `analysis`. */
  islamic_appropriate: z.boolean().nullable(),
  islamic_reason_tr: z.string().nullable(),
  islamic_reason_en: z.string().nullable(),
  islamic_reason_de: z.string().nullable(),
  islamic_reason_ar: z.string().nullable(),
  analysis: IslamicAnalysis.nullable(),
});
export type NameResult = z.output<typeof NameResult>;

export const names = {
  search: defineEndpoint({
    method: 'GET',
    path: '/names/search',
    access: 'user',
    summary:
      'What a name means. Charged once per name; what is not certain is answered with candidates and costs nothing',
    limit: 'search',
    charges: true,
    outsideFaults: true,
    query: z
      .strictObject({
        query: query.optional(),
        /** Same as `query`, for older callers. */
        name: query.optional(),
        /** The chosen candidate. */
        name_id: NameId.optional(),
        /** None of the candidates is meant: search for the typed text. */
        as_written: flag.default(false),
        islamic_analysis: flag.default(false),
        /** The most that may be charged: a higher price is refused, with the price. */
        max_credits: MaxCreditsInQuery,
        recaptcha_token: puzzle,
        language,
      })
      .refine(({ query, name, name_id }) => query ?? name ?? name_id, { path: ['query'] }),
    response: z.object({
      results: z.array(NameResult),
      candidates: z.array(Candidate),
      credits_deducted: z.int(),
      credits: z.int(),
      message: z.string().nullable(),
    }),
  }),
  analyse: defineEndpoint({
    method: 'POST',
    path: '/names/islamic-analysis',
    access: 'user',
    summary: 'What scholars say of a name, with sources and differing views. Charged once per name',
    limit: 'search',
    charges: true,
    outsideFaults: true,
    body: z.strictObject({
      name: query,
      name_id: NameId.optional(),
      as_written: z.boolean().default(false),
      /** As with the search. */
      max_credits: MaxCredits,
      recaptcha_token: puzzle,
      language,
    }),
    response: IslamicAnalysis.extend({
      /** Several names may be meant: nothing was judged and nothing charged. */
      candidates: z.array(Candidate),
      credits_deducted: z.int(),
      credits: z.int(),
    }),
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/names/search-history',
    access: 'user',
    summary:
      'The names that I have looked up and may look at again without paying; not those that came with a list of suggestions',
    query: z.strictObject({ language }),
    response: z.object({
      searches: z.array(
        z.object({
          name_id: z.string().nullable(),
          name: z.string(),
          /** What is already paid for. */
          with_search: z.boolean(),
          with_analysis: z.boolean(),
          searched_at: z.iso.datetime(),
        }),
      ),
    }),
  }),
};
