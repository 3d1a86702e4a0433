import type { Locale } from './locales.ts';
import ar from './package-texts/ar.json' with { type: 'json' };
import de from './package-texts/de.json' with { type: 'json' };
import en from './package-texts/en.json' with { type: 'json' };
import tr from './package-texts/tr.json' with { type: 'json' };
import type { PackageId } from './pricing.ts';

interface PackageText {
  name: string;
  description: string;
}
const TEXTS: Record<Locale, Record<PackageId, PackageText>> = { tr, en, de, ar };

/** A package's name, and whom it suits. */
export const packageText = (id: PackageId, locale: Locale): PackageText => TEXTS[locale][id];
