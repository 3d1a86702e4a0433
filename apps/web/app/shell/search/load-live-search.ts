import type { Locale } from '@ismi/contract/locales';
import { NAME_FIELD_TEXTS } from '../../data/name-completions/name-field-texts.ts';
import { loadTexts } from '../../i18n/load-page-texts.ts';

/** The list of names with its texts. Loaded when a search field is first used. */
export async function loadLiveSearch(locale: Locale) {
  const [{ LiveSearch }] = await Promise.all([
    import('./live-search.tsx'),
    loadTexts(locale, [NAME_FIELD_TEXTS]),
  ]);
  return LiveSearch;
}
