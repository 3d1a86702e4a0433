import type { CatalogueName } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';
import { displayedForm } from './displayed-form.rules.ts';

/** How Turkish families say a spelling; null where it is said like the name itself. */
export function turkishSpeechOf({ computed }: CatalogueName, locale: Locale, spelling: string) {
  if (locale === 'ar') return null;
  const own = computed.written[locale].own.find(({ form }) => form === spelling);
  if (own) return own.said;
  const { turkish } = computed.pronunciation;
  return locale === 'tr' || turkish?.form === spelling ? turkish : null;
}

/** How a spelling is said, and the other way of saying the name: Zeynep beside Zaynab. */
export function pronunciationView(
  record: CatalogueName,
  locale: Locale,
  spelling = displayedForm(record, locale),
) {
  const { origin, turkish } = record.computed.pronunciation;
  const said = turkishSpeechOf(record, locale, spelling);
  const own = said ?? origin;
  const beside = said ? { form: record.name, ipa: origin.ipa } : turkish;
  return {
    pronunciation: locale === 'ar' ? null : own[locale],
    ipa: own.ipa,
    also_said: beside && { form: beside.form, ipa: beside.ipa },
  };
}
