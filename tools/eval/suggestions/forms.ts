import type { CatalogueName } from '@ismi/catalogue';
import {
  LOCALES,
  type Locale,
  NAME_SOUNDS,
  NAME_THEMES,
  pickAnswer,
  type SuggestionForm,
} from '@ismi/contract';
import { seededRandom } from '../search/random.ts';
import { spelledIn } from './independent-rules.ts';

export interface EvaluationCase {
  form: SuggestionForm;
  locale: Locale;
}

const DETAILS: Record<Locale, readonly string[]> = {
  tr: ['Dedemin ismi çok güzeldi; ay ve çiçek gibi bir şey istiyoruz.', 'Kolay yazılsın.'],
  en: ['Easy to spell in England please, grandma loved roses and the moon.', 'Not too common.'],
  de: ['Oma liebte Rosen und den Mond, das soll anklingen.', 'In Deutschland gut auszusprechen.'],
  ar: ['نحبّ اسمًا يذكّر بالنور والقمر.', 'نريد اسمًا سهلًا في ألمانيا.'],
};
/** Every n-th questionnaire makes the model offer invented names. */
const INVENTING = 20;

/** Questionnaires over all values and languages; the same for the same seed. */
export function drawForms(
  count: number,
  names: readonly CatalogueName[],
  seed: number,
): EvaluationCase[] {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  const maybe = <T>(value: () => T): T | undefined => (random() < 0.5 ? value() : undefined);
  return Array.from({ length: count }, (_, at) => {
    const locale = LOCALES[at % LOCALES.length] ?? 'de';
    const meaning = [...NAME_THEMES].sort(() => random() - 0.5).slice(0, 1 + (at % 3));
    const form: SuggestionForm = {
      gender: pickAnswer('gender', random()),
      culture: pickAnswer('culture', random()),
      religious: pickAnswer('religious', random()),
      length: pickAnswer('length', random()),
      popularity: pickAnswer('popularity', random()),
      meaning: maybe(() => meaning),
      phonetic: maybe(() => pick(NAME_SOUNDS)),
      // By its share in the catalogue, so that some names begin with it.
      startLetter: maybe(
        () => [...spelledIn(pick(names), locale)].find((sign) => /\p{L}/u.test(sign)) ?? 'A',
      ),
      doubleName: maybe(() => true as const),
      sibling: maybe(() => ({
        hasSibling: true as const,
        siblingName: spelledIn(pick(names), locale),
      })),
      details: at % INVENTING === 0 ? '[[invented-names]]' : maybe(() => pick(DETAILS[locale])),
      language: locale,
    };
    return { form, locale };
  });
}
