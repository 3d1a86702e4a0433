import type { Locale } from '../core/locales.ts';
import type { CreditEntryType } from './credit-entry-types.ts';
import ar from './credit-texts/ar.json' with { type: 'json' };
import de from './credit-texts/de.json' with { type: 'json' };
import en from './credit-texts/en.json' with { type: 'json' };
import tr from './credit-texts/tr.json' with { type: 'json' };

/** Booked as usage like any other, but shown with its purpose. */
type Movement = CreditEntryType | 'name_search';

const TEXTS: Record<Locale, Record<Movement, string>> = { tr, en, de, ar };

/** A short label for a line of the credit history. */
export const creditText = (movement: Movement, locale: Locale): string => TEXTS[locale][movement];
