import type { CatalogueName } from '@ismi/catalogue';
import type { Completion, KnownName } from '@ismi/catalogue/matching/completion-index';
import { isArabicScript, strictForm } from '@ismi/catalogue/matching/fold';
import type { Locale, NameCompletion } from '@ismi/contract';
import { commonnessScoreOf } from './commonness.rules.ts';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import type { NameAddresses } from './name-addresses.rules.ts';
import { warningKindOf } from './warning.rules.ts';

/** Below every name that a register has counted. */
const NOT_COUNTED = -1;

/** A record as readers of our languages know it; the more common of all names come first. */
export const knownNamesOf = (records: readonly CatalogueName[]): KnownName[] =>
  records
    .toSorted((a, b) => b.computed.popularity.score - a.computed.popularity.score)
    .map((record) => ({
      nameId: record.id,
      gender: record.gender,
      ownForms: (language) => [
        displayedForm(record, language),
        latinForm(record, language),
        record.script.ar,
      ],
      commonness: (language) => commonnessScoreOf(record, language) ?? NOT_COUNTED,
    }));

export function completionView(
  record: CatalogueName,
  { form, match }: Pick<Completion, 'form' | 'match'>,
  { locale, addresses }: { locale: Locale; addresses: NameAddresses },
): NameCompletion {
  const name = displayedForm(record, locale);
  const own = match === 'similar' || isArabicScript(form) ? name : form;
  return {
    name_id: record.id,
    address: addresses.nearestTo(record.id, own)?.address ?? record.id,
    name,
    // Vowel signs alone make no other spelling.
    matched_form: strictForm(form) === strictForm(name) ? name : form,
    match,
    name_latin: latinForm(record, locale),
    name_ar: record.computed.arPlain,
    gender: record.gender,
    meaning: record.knownFor?.[locale] ?? record.meaning[locale],
    warning: warningKindOf(record, locale),
  };
}
