import { lengthOf } from '@ismi/catalogue/name-length';
import { beginsWith, finishesWith, hasLetters, type Spelled } from './letters-of-name.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

/** Letters of short, medium and long Latin names. */
const LENGTHS = { short: [2, 5], medium: [5, 7], long: [7, 12] } as const;

/** What the name means and how it sounds. */
export function measureMeaning(
  { record, meanings }: PreparedName,
  { wishes }: PreparedWishes,
  note: Measure,
): void {
  const { themes, sound } = wishes;
  const met = themes.filter((theme) => record.themes.includes(theme)).length;
  if (themes.length > 0) note('theme', met / Math.sqrt(themes.length));
  if (wishes.meanings.length > 0) {
    const said = wishes.meanings.map((meaning) => meanings.get(meaning) ?? 0);
    note('meaning', Math.max(...said));
  }
  if (wishes.notMeanings.length > 0)
    note(
      'refusedMeaning',
      Math.max(...wishes.notMeanings.map((meaning) => meanings.get(meaning) ?? 0)),
    );
  const { phonetic } = record.computed;
  if (sound && phonetic.includes(sound)) note('sound', 1);
  if (sound !== 'modern' && phonetic.includes('modern')) note('fashion', 1);
  if (sound !== 'strong' && phonetic.includes('strong')) note('strongUnasked', 1);
}

const MARKED = /[şğıçöüŞĞİÇÖÜêîûëəžšćč]/u;
/** Countries whose registers know these letters. */
const WITH_MARKS: ReadonlySet<string> = new Set(['TR', 'CY', 'AZ', 'XK', 'AL', 'BA']);

/** Two words in one: Elanur, Mertcan, Nureddin. */
const COMPOUND = /..(?:nur|gul|naz|su|can|han|ullah|din)$/u;
const SERVANT = /^abd/u;
const TWO_WORDS = /\p{L}[ -]\p{L}/u;
const DOUBLED = /(\p{L})\1/u;
const HARD_END = /[dt]$/u;
/** Names of fewer letters are felt as nicknames. */
const FEW_LETTERS = 5;

/** The build of the name, as it stands in their spelling. */
function measureBuild({ latin, form }: Spelled, note: Measure): void {
  if (COMPOUND.test(form.folded)) note('compound', 1);
  if (SERVANT.test(form.folded)) note('servant', 1);
  if (TWO_WORDS.test(latin)) note('twoWords', 1);
  if (DOUBLED.test(form.plain)) note('doubledLetter', 1);
  if (HARD_END.test(form.folded)) note('hardEnd', 1);
  note('fewLetters', Math.max(0, FEW_LETTERS - form.letters));
}

/** How the name is written, in the spelling of the family. */
export function measureLetters(spelled: Spelled, { wishes }: PreparedWishes, note: Measure): void {
  const [least, most] = LENGTHS[wishes.length];
  const { letters, syllables } = spelled.form;
  if (wishes.locale !== 'ar' || lengthOf(spelled.arabic) !== wishes.length)
    note('lengthMissed', Math.max(0, least - letters, letters - most));
  measureBuild(spelled, note);
  if (MARKED.test(spelled.latin) && !WITH_MARKS.has(wishes.livesIn ?? '')) note('markedAbroad', 1);
  if (wishes.maxSyllables) note('syllableTooMany', Math.max(0, syllables - wishes.maxSyllables));
  if (wishes.minSyllables) note('syllableMissing', Math.max(0, wishes.minSyllables - syllables));
  const { without, notStartsWith, endsWith, notEndsWith } = wishes.letters;
  const count = (parts: readonly string[], has: typeof hasLetters) =>
    parts.filter((part) => has(spelled, part)).length;
  note('refusedLetter', count(without, hasLetters));
  note('refusedStart', count(notStartsWith, beginsWith));
  note('refusedEnd', count(notEndsWith, finishesWith));
  if (endsWith.length > 0 && count(endsWith, finishesWith) > 0) note('askedEnd', 1);
}
