import { z } from 'zod';
import { Id, Texts, textsOf, textsUpTo } from './texts.ts';
import {
  BEARER_KINDS,
  CAUTION_KINDS,
  CAUTION_LANGUAGES,
  CAUTION_SEVERITIES,
  CERTAINTIES,
  CULTURES,
  FORM_RELATIONS,
  FORM_ROLES,
  GENDERS,
  PHONETIC_CHARACTERS,
  QURAN_KINDS,
  REVIEW_PARTS,
  RULE_CODES,
  SOURCE_PURPOSES,
  THEMES,
  VERDICTS,
  VIEW_TRADITIONS,
} from './vocabulary.ts';

const Gender = z.enum(GENDERS);
/** A language in whose Latin spelling a form is registered: never Arabic. */
const FormLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .refine((language) => language !== 'ar', 'forms are Latin spellings; Arabic stands in script.ar');
const VerseRef = z.string().regex(/^\d{1,3}:\d{1,3}$/);
const atMostOnce = (values: readonly string[]) => new Set(values).size === values.length;

const Script = z.strictObject({
  ar: z.string().min(1),
  arKind: z.enum(['native', 'transcription']),
  translit: z.string().min(1).nullable(),
  fa: z.string().optional(),
  ur: z.string().optional(),
  ku: z.string().optional(),
  jawi: z.string().optional(),
  tfng: z.string().optional(),
  cyrl: z.string().optional(),
});

const Form = z.strictObject({
  form: z.string().min(1).max(40),
  langs: z.array(FormLanguage).min(1).refine(atMostOnce, 'a language stands twice'),
  role: z.enum(FORM_ROLES),
  rel: z.enum(FORM_RELATIONS),
});
export type Form = z.infer<typeof Form>;

const Origin = z.strictObject({
  langs: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .min(1)
    .refine(atMostOnce, 'a language stands twice'),
  root: z.string().min(1).nullable(),
  certainty: z.enum(CERTAINTIES),
  text: textsUpTo(80),
});

const Islamic = z.strictObject({
  rule: z.enum(RULE_CODES),
  verdict: z.enum(VERDICTS),
  /** Null: the rule's own text is shown. */
  reason: Texts.nullable(),
  alternatives: z.array(Id).refine(atMostOnce, 'an alternative stands twice'),
  views: z
    .array(
      z.strictObject({
        tradition: z.enum(VIEW_TRADITIONS),
        verdict: z.enum(VERDICTS),
        source: z.string().min(1),
      }),
    )
    .optional(),
});

const SourceMention = z.strictObject({
  for: z.enum(SOURCE_PURPOSES),
  ref: z.string().min(1),
  note: z.string().min(1).optional(),
});

const Review = z.strictObject({
  part: z.enum(REVIEW_PARTS),
  by: z.string().min(3),
  on: z.iso.date(),
});

/** One name as its authors write it. The order of keys is the order in its file. */
export const NameRecord = z.strictObject({
  id: Id,
  name: z.string().min(1).max(40),
  gender: Gender,
  genderByCulture: z.partialRecord(z.enum(CULTURES), Gender).optional(),
  script: Script,
  otherWords: z
    .array(z.strictObject({ ar: z.string().min(1), translit: z.string().min(1), gloss: Texts }))
    .min(1)
    .optional(),
  forms: z.array(Form).min(1),
  origin: Origin,
  meaning: textsUpTo(100),
  /** What parents know the name for, where its literal meaning puts off. */
  knownFor: textsUpTo(80).optional(),
  description: textsOf(z.string().min(80).max(320)),
  /** As borne where the name comes from; spellings for readers are computed from it. */
  say: z.strictObject({ ipa: z.string().min(1) }),
  themes: z.array(z.enum(THEMES)).max(3),
  cultures: z.array(z.enum(CULTURES)).min(1).max(7),
  bearers: z.array(z.strictObject({ id: Id, kind: z.enum(BEARER_KINDS) })).max(3),
  quran: z.strictObject({
    kind: z.enum(QURAN_KINDS),
    refs: z.array(VerseRef).max(6).refine(atMostOnce, 'a verse stands twice'),
  }),
  cautions: z.array(
    z.strictObject({
      in: z.enum(CAUTION_LANGUAGES),
      kind: z.enum(CAUTION_KINDS),
      word: z.string().min(1),
      severity: z.enum(CAUTION_SEVERITIES),
      /** Only these spellings of the name; all where it is missing. */
      spellings: z.array(z.string().min(1)).min(1).optional(),
      gloss: textsUpTo(60),
    }),
  ),
  islamic: Islamic,
  sources: z.array(SourceMention),
  see: z.array(Id).refine(atMostOnce, 'a neighbour stands twice').optional(),
  phoneticFix: z.array(z.enum(PHONETIC_CHARACTERS)).optional(),
  replacedBy: Id.optional(),
  review: z.array(Review),
});
export type NameRecord = z.infer<typeof NameRecord>;
