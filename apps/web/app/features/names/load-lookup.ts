import type { Locale } from '@ismi/contract/locales';
import { loadTexts } from '../../i18n/load-page-texts.ts';
import type { Lookup } from './lookup/lookup.tsx';

/** The part for signed-in users (prices, calls, results, favorite button) with its texts. Loaded for the first query. */
export async function loadLookup(locale: Locale): Promise<typeof Lookup> {
  const [module] = await Promise.all([
    import('./lookup/lookup.tsx'),
    loadTexts(locale, ['names', 'likes', 'commonness']),
  ]);
  return module.Lookup;
}
