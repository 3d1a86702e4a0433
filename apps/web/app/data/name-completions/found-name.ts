import type { Locale, NameCompletion } from '@ismi/contract';

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** The spelling that is being typed, where it is in the reader's script: who writes Mehmet means Mehmet. */
function shownName({ name, matched_form, match }: NameCompletion): string {
  return match !== 'similar' && isArabic(matched_form) === isArabic(name) ? matched_form : name;
}

function detailOf(completion: NameCompletion): string {
  const { name, meaning } = completion;
  return shownName(completion) === name ? meaning : `${name} · ${meaning}`;
}

/** A name that was found, as it is shown to a reader. */
export const foundName = (completion: NameCompletion, locale: Locale) => ({
  id: completion.name_id,
  address: completion.address,
  name: shownName(completion),
  detail: detailOf(completion),
  arabic: completion.name_ar,
  otherScript: locale === 'ar' ? completion.name_latin : completion.name_ar,
  match: completion.match,
  warning: completion.warning,
});
