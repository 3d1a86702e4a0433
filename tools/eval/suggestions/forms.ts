import type { CatalogueName } from '@ismi/catalogue';
import {
  drawAnswer,
  LOCALES,
  type Locale,
  NAME_SOUNDS,
  NAME_THEMES,
  type SuggestionForm,
} from '@ismi/contract';
import { seededRandom } from '../search/random.ts';
import { spelledIn } from './own-judgement.ts';

export interface Asked {
  form: SuggestionForm;
  locale: Locale;
}

const DETAILS: Record<Locale, readonly string[]> = {
  tr: ['Dedemin ismi çok güzeldi; ay ve çiçek gibi bir şey istiyoruz.', 'Kolay yazılsın.'],
  en: ['Easy to spell in England please, grandma loved roses and the moon.', 'Not too common.'],
  de: ['Oma liebte Rosen und den Mond, das soll anklingen.', 'In Deutschland gut auszusprechen.'],
  ar: ['نحبّ اسمًا يذكّر بالنور والقمر.', 'نريد اسمًا سهلًا في ألمانيا.'],
};
/** Every so many: a model that offers names of its own. */
const INVENTING = 20;

/** Questionnaires over all values and languages; the same seed asks the same. */
export function drawForms(count: number, names: readonly CatalogueName[], seed: number): Asked[] {
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
      gender: drawAnswer('gender', random()),
      culture: drawAnswer('culture', random()),
      religious: drawAnswer('religious', random()),
      length: drawAnswer('length', random()),
      popularity: drawAnswer('popularity', random()),
      meaning: maybe(() => meaning),
      phonetic: maybe(() => pick(NAME_SOUNDS)),
      // By its share in the catalogue: a letter with which no name begins is nobody's wish.
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
