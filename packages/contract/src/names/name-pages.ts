import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { NAME_LIMITS, NAME_REPORT_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NAME_GENDERS } from '../suggestions/questionnaire.ts';
import { ISLAMIC_VERDICTS, IslamicAnalysis, NameId, NameResult } from './names.ts';

/** How names are listed: entry points for readers without a name in mind. */
export const NAME_WAYS = ['letter', 'gender', 'culture', 'theme'] as const;
export type NameWay = (typeof NAME_WAYS)[number];

/** What a reader may report. */
export const NAME_REPORT_PARTS = [
  'meaning',
  'origin',
  'spelling',
  'pronunciation',
  'gender',
  'assessment',
  'other',
] as const;
export type NameReportPart = (typeof NAME_REPORT_PARTS)[number];

const language = z.enum(LOCALES).optional();
const inLanguage = z.strictObject({ language });
/** Anything else cannot be the address of a name. */
const bySlug = z.strictObject({ slug: z.string().max(NAME_LIMITS.id) });

const Neighbour = z.object({ slug: z.string(), name: z.string() });
export type NameNeighbour = z.output<typeof Neighbour>;

/** All free facts of a name: what search engines, link previews and guests see. */
export const NamePage = z.object({
  /**
   * The name's canonical address. If it differs from the requested one, that was replaced or is another spelling: redirect
   * permanently.
   */
  slug: z.string(),
  name: z.string(),
  name_latin: z.string(),
  /** With its vowel signs, and as it is usually written. */
  name_ar: z.string(),
  name_ar_plain: z.string(),
  transliteration: z.string().nullable(),
  meaning: z.string(),
  origin: z.string(),
  gender: z.enum(NAME_GENDERS),
  /** Pronunciation, for languages whose spelling does not show it. */
  pronunciation: z.string().nullable(),
  ipa: z.string(),
  /** The text for speech output, and the language of the voice. */
  voice: z.object({ language: z.enum(['ar', 'tr']), text: z.string() }),
  spellings: z.array(z.string()),
  /** Related names of another tradition that go back to this one: Mehmet beside Muhammad. */
  cognates: z.array(z.string()),
  /** Other names with the same spelling, each with what distinguishes it. */
  written_alike: z.array(Neighbour.extend({ line: z.string() })),
  /** The one warning that must be known; always free. */
  warning: z.string().nullable(),
  /** If the assessment is only a general rule: its verdict and text, for free. Null: there is none, or it is sold. */
  assessment: z.object({ verdict: z.enum(ISLAMIC_VERDICTS), reason: z.string() }).nullable(),
  /** For `picturePath`; null where it has no card to share. */
  picture_mark: z.string().nullable(),
  letter: z.string(),
  cultures: z.array(z.string()),
  themes: z.array(z.string()),
  same_letter: z.array(Neighbour),
  same_theme: z.object({ theme: z.string(), names: z.array(Neighbour) }).nullable(),
});
export type NamePage = z.output<typeof NamePage>;

const Listed = z.object({ value: z.string(), count: z.int() });

/** A name in a list: enough to choose by. */
const NameInList = z.object({
  slug: z.string(),
  name: z.string(),
  name_latin: z.string(),
  name_ar: z.string(),
  meaning: z.string(),
  gender: z.enum(NAME_GENDERS),
  warning: z.string().nullable(),
});
export type NameInList = z.output<typeof NameInList>;

export const namePages = {
  page: defineEndpoint({
    method: 'GET',
    path: '/names/pages/:slug',
    access: 'guest',
    summary: 'What is free to know of a name',
    params: bySlug,
    query: inLanguage,
    response: NamePage,
  }),
  paid: defineEndpoint({
    method: 'GET',
    path: '/names/pages/:slug/paid',
    access: 'user',
    owns: 'nobody',
    summary: 'What I have paid for of a name; never charges',
    params: bySlug,
    query: inLanguage,
    response: z.object({
      name_id: z.string(),
      result: NameResult.nullable(),
      analysis: IslamicAnalysis.nullable(),
    }),
  }),
  ways: defineEndpoint({
    method: 'GET',
    path: '/names/ways',
    access: 'guest',
    summary: 'By what names are listed in a language, and how many there are',
    query: inLanguage,
    response: z.object({
      total: z.int(),
      letters: z.array(Listed),
      genders: z.array(Listed),
      cultures: z.array(Listed),
      themes: z.array(Listed),
    }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/names/lists/:by/:value',
    access: 'guest',
    summary: 'The names under a letter, of a gender, culture or theme, in the order of a language',
    params: z.strictObject({ by: z.enum(NAME_WAYS), value: lineOfText(NAME_LIMITS.listValue) }),
    query: inLanguage,
    response: z.object({ names: z.array(NameInList) }),
  }),
  slugs: defineEndpoint({
    method: 'GET',
    path: '/names/slugs',
    access: 'guest',
    summary: 'The addresses of all names, for sitemaps',
    response: z.object({ slugs: z.array(z.string()) }),
  }),
  sources: defineEndpoint({
    method: 'GET',
    path: '/names/sources',
    access: 'guest',
    summary: 'What the catalogue rests on, and how much of it has been checked by whom',
    query: inLanguage,
    response: z.object({
      works: z.array(z.object({ title: z.string(), checked: z.boolean() })),
      hadiths: z.array(
        z.object({ title: z.string(), grade: z.string().nullable(), checked: z.boolean() }),
      ),
      names: z.int(),
      /** Names whose facts were signed by a second reader, and whose assessment by a scholar. */
      facts_reviewed: z.int(),
      verdicts_reviewed: z.int(),
    }),
  }),
  corrections: defineEndpoint({
    method: 'GET',
    path: '/names/corrections',
    access: 'guest',
    summary: 'What stood wrong in the catalogue and was put right, newest first',
    query: inLanguage,
    response: z.object({
      corrections: z.array(
        z.object({ day: z.iso.date(), slug: z.string(), name: z.string(), text: z.string() }),
      ),
    }),
  }),
  report: defineEndpoint({
    method: 'POST',
    path: '/names/reports',
    access: 'guest',
    summary: 'Tell us what is wrong about a name; somebody reads it',
    limit: 'report',
    body: z.strictObject({
      name_id: NameId,
      part: z.enum(NAME_REPORT_PARTS),
      message: paragraphsOfText(NAME_REPORT_LIMITS.message),
      /** Guests solve a captcha. */
      recaptcha_token: z.string().max(4096).default(''),
      language,
    }),
    response: z.object({ message: z.string() }),
  }),
};
