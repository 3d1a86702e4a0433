import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { paragraphsOfText } from '../core/free-text.ts';
import { NAME_LIMITS, NAME_REPORT_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NAME_GENDERS } from '../suggestions/questionnaire.ts';
import { NameMonograph } from './name-monograph.ts';
import { AlsoSaid, ISLAMIC_VERDICTS, IslamicAnalysis, NameId, NameResult } from './names.ts';

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

/** `address` is the part of the page's address that names it: a spelling of the language, or the name's id. */
const Neighbour = z.object({ slug: z.string(), address: z.string(), name: z.string() });
export type NameNeighbour = z.output<typeof Neighbour>;

/** All free facts of a name: what search engines, link previews and guests see. */
export const NamePage = z.object({
  /** The id of the name, the same on the pages of all its spellings. */
  slug: z.string(),
  /**
   * The page's own address. If it differs from the requested one, that was a name's id, was replaced or is another spelling:
   * redirect permanently.
   */
  address: z.string(),
  /** Where this page leads to in each language. It is the same page only where the address is the same. */
  addresses: z.record(z.enum(LOCALES), z.string()),
  /** False: a spelling of several names without a page of its own. Search engines do not list it. */
  is_listed: z.boolean(),
  /** Other spellings of the name with pages of their own. */
  other_spellings: z.array(z.object({ address: z.string(), name: z.string() })),
  /** In the spelling of this page. */
  name: z.string(),
  name_latin: z.string(),
  /** With its vowel signs, and as it is usually written. */
  name_ar: z.string(),
  name_ar_plain: z.string(),
  transliteration: z.string().nullable(),
  meaning: z.string(),
  known_for: z.string().nullable(),
  origin: z.string(),
  gender: z.enum(NAME_GENDERS),
  /** Pronunciation, for languages whose spelling does not show it. */
  pronunciation: z.string().nullable(),
  ipa: z.string(),
  also_said: AlsoSaid.nullable(),
  /** The text for speech output, and the language of the voice. */
  voice: z.object({ language: z.enum(['ar', 'tr']), text: z.string() }),
  spellings: z.array(z.string()),
  /** Related names of another tradition that go back to this one: Mehmet beside Muhammad. */
  cognates: z.array(z.string()),
  /** What distinguishes the name from others with the spelling of this page; null where it has no other. */
  line: z.string().nullable(),
  /** Other names with one of its spellings, each with what distinguishes it. */
  written_alike: z.array(
    Neighbour.extend({
      line: z.string(),
      /** Whether the spelling of this page is theirs too. */
      shares_spelling: z.boolean(),
    }),
  ),
  /** The one warning that must be known; always free. */
  warning: z.string().nullable(),
  /** If the assessment is only a general rule: its verdict and text, for free. Null: there is none, or it is sold. */
  assessment: z.object({ verdict: z.enum(ISLAMIC_VERDICTS), reason: z.string() }).nullable(),
  /** For `picturePath`; null where it has no card to share. */
  picture_mark: z.string().nullable(),
  letter: z.string(),
  cultures: z.array(z.string()),
  themes: z.array(z.string()),
  monograph: NameMonograph,
});
export type NamePage = z.output<typeof NamePage>;

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
  slugs: defineEndpoint({
    method: 'GET',
    path: '/names/slugs',
    access: 'guest',
    summary: 'The addresses of all names in a language, for sitemaps',
    query: inLanguage,
    response: z.object({
      /** One for each name. */
      slugs: z.array(z.string()),
      /** Of other spellings with pages of their own. */
      other_spellings: z.array(z.string()),
    }),
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
      /** Publishers of birth figures, credited as they require. */
      registers: z.array(
        z.object({
          name: z.string(),
          publisher: z.string(),
          url: z.string(),
          from: z.int(),
          until: z.int(),
          licence: z.object({ name: z.string(), url: z.string() }).nullable(),
        }),
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
      corrections: z.array(Neighbour.extend({ day: z.iso.date(), text: z.string() })),
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
