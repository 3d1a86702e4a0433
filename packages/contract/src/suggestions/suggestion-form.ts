import { z } from 'zod';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { SUGGESTION_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import {
  NAME_GENDERS,
  NAME_LENGTHS,
  NAME_SOUNDS,
  NAME_THEMES,
  POPULARITY_CLASSES,
  plainAlif,
  REQUIRED_STEPS,
  SUGGESTION_CULTURES,
} from './questionnaire.ts';
import {
  FAITH_WISHES,
  HOME_COUNTRIES,
  HOME_LANGUAGES,
  ROOTS,
  TRADITIONS,
  WISH_KINDS,
} from './wish-vocabulary.ts';

const eachOnce = (values: readonly string[]) => new Set(values).size === values.length;
const names = (max: number) =>
  z.array(lineOfText(SUGGESTION_LIMITS.siblingName)).min(1).max(max).optional();
const choices = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  max: number,
) => z.array(z.enum(values)).min(1).max(max).refine(eachOnce).optional();

/** One wish as the parents see it: read from their words, and corrected by them. */
export const FamilyWish = z.strictObject({
  wish: z.enum(WISH_KINDS),
  value: lineOfText(SUGGESTION_LIMITS.wishValue),
});
export type FamilyWish = z.output<typeof FamilyWish>;

/** A wish, and what it was read from: words of the text, or loved names. */
export const UnderstoodWish = z.object({
  wish: z.enum(WISH_KINDS),
  value: z.string(),
  words: z.string(),
  /** Concluded, not said: from what loved names have in common. */
  is_inferred: z.boolean(),
});
export type UnderstoodWish = z.output<typeof UnderstoodWish>;

/** The answers. A skipped step is not sent; neither is "no" to a double name or a sibling. */
export const SuggestionForm = z.strictObject({
  gender: z.enum(NAME_GENDERS),
  culture: z.enum(SUGGESTION_CULTURES),
  /** Not sent without the consent to faith. */
  religious: z.boolean().optional(),
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
  // Fields of the steps that cost nothing by themselves.
  /** What “religious” means: names that seek the faith, or that keep it out. */
  faith: z.enum(FAITH_WISHES).optional(),
  tradition: z.enum(TRADITIONS).optional(),
  livesIn: z.enum(HOME_COUNTRIES).optional(),
  languages: choices(HOME_LANGUAGES, SUGGESTION_LIMITS.languages),
  roots: choices(ROOTS, SUGGESTION_LIMITS.roots),
  siblings: names(SUGGESTION_LIMITS.siblings),
  surname: lineOfText(SUGGESTION_LIMITS.siblingName).optional(),
  loved: names(SUGGESTION_LIMITS.loved),
  refused: names(SUGGESTION_LIMITS.refused),
  honoured: names(SUGGESTION_LIMITS.honoured),
  /** What was understood of the free text, as corrected. Without it the text is read anew. */
  wishes: z.array(FamilyWish).max(SUGGESTION_LIMITS.wishes).optional(),
  /** Siblings and surname may be stored with the list and told to the model. */
  remember: z.literal(true).optional(),
  /** Which answers were drawn at random ("surprise us"). */
  drawn: z.array(z.enum(REQUIRED_STEPS)).max(REQUIRED_STEPS.length).refine(eachOnce).optional(),
  /** The language of the reasons, whose spelling counts. */
  language: z.enum(LOCALES).optional(),
});
export type SuggestionForm = z.output<typeof SuggestionForm>;

/** Answers of fields that cost nothing by themselves, as far as they are stored. */
const AddedAnswers = z.object({
  faith: z.enum(FAITH_WISHES).optional(),
  tradition: z.enum(TRADITIONS).optional(),
  livesIn: z.enum(HOME_COUNTRIES).optional(),
  languages: z.array(z.enum(HOME_LANGUAGES)).optional(),
  roots: z.array(z.enum(ROOTS)).optional(),
  siblings: z.array(z.string()).optional(),
  surname: z.string().optional(),
  loved: z.array(z.string()).optional(),
  refused: z.array(z.string()).optional(),
  honoured: z.array(z.string()).optional(),
  wishes: z.array(z.object({ wish: z.enum(WISH_KINDS), value: z.string() })).optional(),
  remember: z.literal(true).optional(),
});

/** The stored answers. */
export const Preferences = z.object({
  gender: z.enum(NAME_GENDERS),
  culture: z.enum(SUGGESTION_CULTURES),
  /** Null where it was not answered, and after the consent to store it was withdrawn. */
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
  added: AddedAnswers,
});
export type Preferences = z.output<typeof Preferences>;
