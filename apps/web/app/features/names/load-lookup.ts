import type { Locale } from '@ismi/contract/locales';
import { loadTexts } from '../../i18n/load-page-texts.ts';
import type { Lookup } from './lookup/lookup.tsx';

/** All that follows a question (prices, calls, results, the heart) with its words: fetched when somebody asks for the first time. */
export async function loadLookup(locale: Locale): Promise<typeof Lookup> {
  const [module] = await Promise.all([
    import('./lookup/lookup.tsx'),
    loadTexts(locale, ['names', 'likes']),
  ]);
  return module.Lookup;
}
