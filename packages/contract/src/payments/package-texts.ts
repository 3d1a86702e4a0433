import type { Locale } from '../core/locales.ts';
import type { PackageId } from '../credits/pricing.ts';
import ar from './package-texts/ar.json' with { type: 'json' };
import de from './package-texts/de.json' with { type: 'json' };
import en from './package-texts/en.json' with { type: 'json' };
import tr from './package-texts/tr.json' with { type: 'json' };

interface PackageText {
  name: string;
  description: string;
}
const TEXTS: Record<Locale, Record<PackageId, PackageText>> = { tr, en, de, ar };

/** A package's name, and whom it suits. */
export const packageText = (id: PackageId, locale: Locale): PackageText => TEXTS[locale][id];
