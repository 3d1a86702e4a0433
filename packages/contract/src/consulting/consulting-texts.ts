import type { Locale } from '../core/locales.ts';
import { CONSULTING_CHOICES, type ConsultingChoice } from './consulting-choices.ts';
import ar from './consulting-texts/ar.json' with { type: 'json' };
import de from './consulting-texts/de.json' with { type: 'json' };
import en from './consulting-texts/en.json' with { type: 'json' };
import tr from './consulting-texts/tr.json' with { type: 'json' };

const TEXTS: Record<Locale, typeof de> = { tr, en, de, ar };
export type ConsultingField = keyof (typeof de)['fields'];

/** Labels of the consulting form's fields, in the form and in the mail to the consultant. */
export const consultingFieldText = (field: ConsultingField, locale: Locale): string =>
  TEXTS[locale].fields[field];

export interface ChoiceText {
  value: string;
  text: string;
}

/** The choices of a field, with their labels. */
export function consultingChoices(field: ConsultingChoice, locale: Locale): ChoiceText[] {
  const texts: Record<string, string> = TEXTS[locale].choices[field];
  return CONSULTING_CHOICES[field].map((value) => ({ value, text: texts[value] ?? value }));
}
