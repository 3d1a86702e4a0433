import type { Locale } from '@ismi/contract/locales';
import { NAME_FIELD_TEXTS } from '../../../data/name-completions/name-field-texts.ts';
import { loadTexts } from '../../../i18n/load-page-texts.ts';

/** The list of names with its texts. Loaded when the field is first used. */
export async function loadLiveQuery(locale: Locale) {
  const [{ LiveQuery }] = await Promise.all([
    import('./live-query.tsx'),
    loadTexts(locale, [NAME_FIELD_TEXTS]),
  ]);
  return LiveQuery;
}
