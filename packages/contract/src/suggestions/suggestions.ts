import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { SUGGESTION_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { MaxCredits } from '../credits/max-credits.ts';
import { ISLAMIC_VERDICTS, NameResult } from '../names/names.ts';
import {
  NAME_GENDERS,
  NAME_LENGTHS,
  NAME_SOUNDS,
  NAME_THEMES,
  POPULARITY_CLASSES,
  plainAlif,
  RELAXABLE_ANSWERS,
  RELIGIOUS_CONSENT_VERSION,
  REQUIRED_STEPS,
  SUGGESTION_CULTURES,
} from './questionnaire.ts';

const language = z.enum(LOCALES).optional();
const eachOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** The answers. A skipped step is not sent; neither is "no" to a double name or a sibling. */
export const SuggestionForm = z.strictObject({
  gender: z.enum(NAME_GENDERS),
  culture: z.enum(SUGGESTION_CULTURES),
  religious: z.boolean(),
  length: z.enum(NAME_LENGTHS),
  popularity: z.enum(POPULARITY_CLASSES),
  meaning: z
    .array(z.enum(NAME_THEMES))
    .min(1)
    .max(SUGGESTION_LIMITS.meanings)
    .refine(eachOnce)
    .optional(),
  phonetic: z.enum(NAME_SOUNDS).optional(),
  /** In the user's own spelling: Ş is not S in Turkish; an Arabic letter asks for the Arabic spelling. */
  startLetter: z
    .string()
    .max(8)
    .transform((text) => plainAlif(text.trim().normalize('NFC')))
    .pipe(z.string().regex(/^\p{L}$/u))
    .optional(),
  doubleName: z.literal(true).optional(),
  sibling: z
    .strictObject({
      hasSibling: z.literal(true),
      siblingName: lineOfText(SUGGESTION_LIMITS.siblingName),
    })
    .optional(),
  details: paragraphsOfText(SUGGESTION_LIMITS.details).optional(),
  /** Which answers were drawn at random ("surprise us"). */
  drawn: z.array(z.enum(REQUIRED_STEPS)).max(REQUIRED_STEPS.length).refine(eachOnce).optional(),
  /** The language of the reasons, whose spelling counts. */
  language,
});
export type SuggestionForm = z.output<typeof SuggestionForm>;

/** The stored answers. */
export const Preferences = z.object({
  gender: z.enum(NAME_GENDERS),
  culture: z.enum(SUGGESTION_CULTURES),
  /** Null after the consent to store it was withdrawn. */
  religious: z.boolean().nullable(),
  length: z.enum(NAME_LENGTHS),
  popularity: z.enum(POPULARITY_CLASSES),
  meaning: z.array(z.enum(NAME_THEMES)),
  phonetic: z.enum(NAME_SOUNDS).nullable(),
  startLetter: z.string().nullable(),
  doubleName: z.boolean(),
  sibling: z.object({ hasSibling: z.literal(true), siblingName: z.string() }).nullable(),
  details: z.string().nullable(),
  drawn: z.array(z.enum(REQUIRED_STEPS)),
});
export type Preferences = z.output<typeof Preferences>;

/**
 * A suggested name: the catalogue's facts, and the reason. A free list has only the facts of the name's public page: everything
 * that a search or an analysis sells is null or empty.
 */
export const SuggestedName = NameResult.omit({
  matched_form: true,
  // Not sold with a list.
  analysis: true,
  islamic_appropriate: true,
  islamic_reason_tr: true,
  islamic_reason_en: true,
  islamic_reason_de: true,
  islamic_reason_ar: true,
}).extend({
  /** Language of the facts: the reader's; for a name known only to the model, the language of the list. */
  facts_language: z.enum(LOCALES),
  /** In the language of the list. */
  reason: z.string(),
  /** Who wrote the reason. */
  reason_by: z.enum(['model', 'catalogue']),
  /** Null in a free list. */
  islamic_verdict: z.enum(ISLAMIC_VERDICTS).nullable(),
  /** The same in one word; null if it was not judged, and in a free list. */
  islamic_appropriate: z.boolean().nullable(),
  /** Wishes that this name does not meet, because too few names do. */
  relaxed: z.array(z.enum(RELAXABLE_ANSWERS)),
  /** A matching second name, where a double name was requested. */
  double_with: z.object({ name_id: z.string(), name: z.string(), name_ar: z.string() }).nullable(),
});
export type SuggestedName = z.output<typeof SuggestedName>;

/** The writer: the model if at least one sentence is its own, else the catalogue. */
const writer = z.enum(['model', 'catalogue']);

export const SuggestionList = z.object({
  id: z.uuid(),
  /** The same id, under the name that the results page and the ratings use. */
  suggestionId: z.uuid(),
  created_at: z.iso.datetime(),
  /** Language of the reasons. */
  language: z.enum(LOCALES),
  preferences: Preferences,
  suggestions: z.array(SuggestedName),
  /** All wishes that any of the names misses. */
  relaxations: z.array(z.enum(RELAXABLE_ANSWERS)),
  writer,
  credits_used: z.int(),
  /** Why nothing was charged: the language model was unavailable. Null for a paid list. */
  free_because: z.enum(['model_unavailable']).nullable(),
});
export type SuggestionList = z.output<typeof SuggestionList>;

/** One line of the profile's list. */
export const SuggestionCard = z.object({
  id: z.uuid(),
  suggestionId: z.uuid(),
  created_at: z.iso.datetime(),
  language: z.enum(LOCALES),
  /** Without free text, which comes with the result itself. */
  preferences: Preferences.pick({
    gender: true,
    culture: true,
    length: true,
    meaning: true,
    religious: true,
  }),
  writer,
  credits_used: z.int(),
  names_count: z.int(),
  /** The first three. */
  suggestions: z.array(
    z.object({
      name_id: z.string().nullable(),
      name: z.string(),
      /** Null where only a model knows the name. */
      name_ar: z.string().nullable(),
      meaning: z.string(),
      gender: z.enum(NAME_GENDERS),
    }),
  ),
});
export type SuggestionCard = z.output<typeof SuggestionCard>;

export const SUGGESTION_SORTS = ['newest', 'oldest', 'mostNames'] as const;
export type SuggestionSort = (typeof SUGGESTION_SORTS)[number];

const Consent = z.object({
  given: z.boolean(),
  /** The wording required today. */
  consent_version: z.string(),
  /** Whether a consulting request holds such an answer; withdrawal erases it too. */
  in_consulting: z.boolean(),
});

export const suggestions = {
  create: defineEndpoint({
    method: 'POST',
    path: '/suggestions',
    access: 'user',
    summary:
      'Up to ten names for the answers, each with its reason. Charged when the result is stored; the same answers within half an hour are free. While the model cannot be reached, two a day are free, with public facts only',
    limit: 'suggestions',
    charges: true,
    outsideFaults: true,
    body: SuggestionForm.extend({
      /** The agreed price: a higher price is refused, with the price. */
      max_credits: MaxCredits,
    }),
    response: SuggestionList.extend({
      /** The cost of this call; 0 for an existing list. */
      credits_deducted: z.int(),
      credits: z.int(),
    }),
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/suggestions/preview',
    access: 'user',
    limit: 'preview',
    summary: 'What the answers would cost and how many names can be expected. Costs nothing',
    body: SuggestionForm,
    response: z.object({
      /** The price now: 0 where the same answers have a fresh result. */
      cost: z.int(),
      credits: z.int(),
      /** The number of names; below ten only where no more match gender, first letter and faith. 0: nothing would be sold. */
      expected_names: z.int(),
      /** How many of them meet every wish. */
      exact_names: z.int(),
      /** Wishes that would have to be relaxed. */
      relaxations: z.array(z.enum(RELAXABLE_ANSWERS)),
      /** The random answers, shown before paying. */
      drawn: z.array(
        z.object({ step: z.enum(REQUIRED_STEPS), value: z.union([z.string(), z.boolean()]) }),
      ),
      /** The current writer. */
      writer,
      /** The result that would be shown again for free. */
      recent_id: z.uuid().nullable(),
      /** False: the answers may not be sent yet. */
      consent_given: z.boolean(),
      /** True: another list is in progress; only one at a time. */
      running: z.boolean(),
    }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/suggestions',
    access: 'user',
    summary: 'My earlier results, page by page',
    query: z.strictObject({
      /** Any spelling of a name in a result. */
      search: lineOfText(SUGGESTION_LIMITS.search).optional(),
      gender: z.enum(NAME_GENDERS).optional(),
      /** The language of the results to list; `language` is the reader's. */
      written_in: z.enum(LOCALES).optional(),
      sort: z.enum(SUGGESTION_SORTS).default('newest'),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(SUGGESTION_LIMITS.pageMax)
        .default(SUGGESTION_LIMITS.page),
      language,
    }),
    response: z.object({
      suggestions: z.array(SuggestionCard),
      pagination: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
      /** Of all results, regardless of filters: distinguishes "none at all" from "none that match". */
      total_suggestions: z.int(),
    }),
  }),
  newest: defineEndpoint({
    method: 'GET',
    path: '/suggestions/newest',
    access: 'user',
    summary: 'My newest result, and whether another one is being written',
    query: z.strictObject({ language }),
    response: z.object({ suggestion: SuggestionList.nullable(), running: z.boolean() }),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/suggestions/:id',
    access: 'user',
    summary: 'One result: facts in the reader’s language, reasons as they were written',
    owns: { resource: 'suggestion', in: 'params', key: 'id' },
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ language }),
    response: SuggestionList,
  }),
  readConsent: defineEndpoint({
    method: 'GET',
    path: '/suggestions/consent',
    access: 'user',
    summary: 'Whether answers about religion may be processed',
    response: Consent,
  }),
  setConsent: defineEndpoint({
    method: 'PUT',
    path: '/suggestions/consent',
    access: 'user',
    summary:
      'Allow answers about religion to be processed, or no longer; then those that are kept are erased',
    body: z.union([
      z.strictObject({
        given: z.literal(true),
        consent_version: z.literal(RELIGIOUS_CONSENT_VERSION),
      }),
      z.strictObject({ given: z.literal(false) }),
    ]),
    response: Consent,
  }),
};
