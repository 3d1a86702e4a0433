import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { SUGGESTION_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { MaxCredits } from '../credits/max-credits.ts';
import { ISLAMIC_VERDICTS, NameResult } from '../names/names.ts';
import {
  NAME_GENDERS,
  RELAXABLE_ANSWERS,
  REQUIRED_STEPS,
  SUGGESTION_CONSENT_VERSION,
} from './questionnaire.ts';
import { Preferences, SuggestionForm, UnderstoodWish } from './suggestion-form.ts';
import { SHELVES } from './wish-vocabulary.ts';

const language = z.enum(LOCALES).optional();

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
  /** Why it has its place; null in lists of an earlier version, and for a name that only the model knows. */
  shelf: z.enum(SHELVES).nullable(),
  /** Answers that this name does not meet. */
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
  /** All answers that any of the names misses. */
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
  /** The wording required today. */
  consent_version: z.string(),
  /** Whether today's wording was answered, also with no. */
  asked: z.boolean(),
  /** Answers about faith may be used. */
  faith: z.boolean(),
  /** Answers about origin may be used. */
  origin: z.boolean(),
  /** An earlier wording was agreed to: lists may hold answers about faith until it is answered anew. */
  earlier: z.boolean(),
  /** Whether a consulting request holds an answer about faith. */
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
      /** The number of names; below ten only where no more may be shown to this family. 0: nothing would be sold. */
      expected_names: z.int(),
      /** The random answers, shown before paying. */
      drawn: z.array(
        z.object({ step: z.enum(REQUIRED_STEPS), value: z.union([z.string(), z.boolean()]) }),
      ),
      /** The current writer. */
      writer,
      /** The result that would be shown again for free. */
      recent_id: z.uuid().nullable(),
      /** Whether any of the names has a second one that is given together with it; else a double name costs nothing. */
      double_fits: z.boolean(),
      /** True: another list is in progress; only one at a time. */
      running: z.boolean(),
    }),
  }),
  understand: defineEndpoint({
    method: 'POST',
    path: '/suggestions/understand',
    access: 'guest',
    limit: 'understand',
    summary:
      'Which wishes a free text contains, each with the words it was read from, and what loved names have in common. Stores nothing and costs nothing',
    body: z.strictObject({
      details: paragraphsOfText(SUGGESTION_LIMITS.details).optional(),
      loved: z
        .array(lineOfText(SUGGESTION_LIMITS.siblingName))
        .min(1)
        .max(SUGGESTION_LIMITS.loved)
        .optional(),
      /** The language of the text. */
      language,
    }),
    response: z.object({
      wishes: z.array(UnderstoodWish).max(SUGGESTION_LIMITS.wishes),
      /** Who has read it. */
      reader: z.enum(['model', 'rules']),
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
    summary: 'Whether answers about faith and about origin may be processed',
    response: Consent,
  }),
  setConsent: defineEndpoint({
    method: 'PUT',
    path: '/suggestions/consent',
    access: 'user',
    summary:
      'Allow answers about faith and about origin to be processed, or not; what is kept of a kind that is taken back is erased',
    body: z.strictObject({
      consent_version: z.literal(SUGGESTION_CONSENT_VERSION),
      faith: z.boolean(),
      origin: z.boolean(),
      /** Also erases the answers about faith in consulting requests, which have a consent of their own. */
      with_consulting: z.literal(true).optional(),
    }),
    response: Consent,
  }),
};
