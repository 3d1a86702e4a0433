import { z } from 'zod';
import { Id, Texts } from './texts.ts';
import {
  BEARER_KINDS,
  DIVINE_NAME_CLASSES,
  PERSON_TRADITIONS,
  RULE_CODES,
  VERDICTS,
  VIEW_TRADITIONS,
} from './vocabulary.ts';

/** people.json: who bore a name. */
export const Person = z.strictObject({
  id: Id,
  kind: z.enum(BEARER_KINDS),
  name: Texts,
  line: Texts,
  dates: z.string().min(1).nullable(),
  tradition: z.enum(PERSON_TRADITIONS),
});
export type Person = z.infer<typeof Person>;

/** rules.json: the reasons for verdicts. A record names the rule and adds only what is specific. */
export const Rule = z.strictObject({
  code: z.enum(RULE_CODES),
  verdicts: z.array(z.enum(VERDICTS)).min(1),
  title: Texts,
  text: Texts,
  views: z.array(
    z.strictObject({
      tradition: z.enum(VIEW_TRADITIONS),
      verdict: z.enum(VERDICTS),
      text: Texts,
      source: z.string().min(1),
    }),
  ),
  sources: z.array(z.string().min(1)),
});
export type Rule = z.infer<typeof Rule>;

/** verdict-families.json: words about which a known view exists; a record of such a word has the rule, or gets the view. */
export const VerdictFamily = z.strictObject({
  code: z.string().min(1),
  rule: z.enum(RULE_CODES),
  /** Vocalised, without article. */
  words: z.array(z.string().min(1)),
  /** The last word of a compound. */
  ending: z.string().min(1).nullable(),
  view: z.strictObject({
    tradition: z.enum(VIEW_TRADITIONS),
    verdict: z.enum(VERDICTS),
    source: z.string().min(1),
    text: Texts,
  }),
});
export type VerdictFamily = z.infer<typeof VerdictFamily>;

/** sources.json: the closed list of citable sources. Unchecked until a named person has looked the place up. */
export const Source = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*(:\d+[a-z]?)?$/),
    kind: z.enum(['hadith', 'work']),
    title: Texts,
    paraphrase: Texts,
    grade: z.enum(['sahih', 'hasan', 'gharib', 'weak', 'disputed']).nullable(),
    checked: z.union([
      z.literal(false),
      z.strictObject({ by: z.string().min(3), on: z.iso.date() }),
    ]),
  })
  .refine(({ kind, grade }) => kind === 'work' || grade !== null, 'a hadith needs its grade')
  .refine(
    ({ kind, id }) => (kind === 'hadith') === id.includes(':'),
    'a hadith is cited by number',
  );
export type Source = z.infer<typeof Source>;

/** homographs.json: one spelling, several records. The order is the order of display. */
export const Homograph = z.strictObject({
  /** Folded: see matching/fold.ts. */
  form: z.string().regex(/^[a-z]+$/),
  records: z.array(z.strictObject({ id: Id, line: Texts })).min(2),
});
export type Homograph = z.infer<typeof Homograph>;

/** traditions.json: the closed list behind rule C2. */
export const Tradition = z.strictObject({
  record: Id,
  /** False: families differ, but the record does not mention it. */
  publicNote: z.boolean(),
  honouredBy: z.array(z.enum(['sunni', 'shia', 'alevi'])).min(1),
  avoidedBy: z.array(z.enum(['sunni', 'shia', 'alevi'])).min(1),
  reviewedBy: z.array(z.string().min(3)),
});
export type Tradition = z.infer<typeof Tradition>;

/** divine-names.json: vocalised, without article. */
export const DivineName = z.strictObject({
  ar: z.string().min(1),
  translit: z.string().min(1),
  tr: z.string().min(1),
  class: z.enum(DIVINE_NAME_CLASSES),
  /** Number in at-Tirmidhi's enumeration with al-Ahad; null for names from elsewhere. */
  listed: z.int().min(0).max(99).nullable(),
  note: z.string().min(1).optional(),
});
export type DivineName = z.infer<typeof DivineName>;

/** quran-persons.json: where a person's name is also another word, the verses that mean the person. */
export const QuranPerson = z.strictObject({
  record: Id,
  /** With the number of mentions where a verse has more than one. */
  verses: z.array(z.string().regex(/^\d{1,3}:\d{1,3}(x\d)?$/)).min(1),
  why: z.string().min(10),
});
export type QuranPerson = z.infer<typeof QuranPerson>;
