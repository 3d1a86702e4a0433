import { type Correction, readCorrections } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { displayedForm } from './displayed-form.rules.ts';
import { servedCatalogue } from './served-catalogue.service.ts';

let read: Correction[] | undefined;

/** Corrections of our own errors, published. */
export async function listCorrections(deps: Deps, locale: Locale) {
  read ??= readCorrections();
  const served = await servedCatalogue(deps);
  const { addressOf } = served.around(locale);
  return {
    corrections: read.flatMap(({ day, name, text }) => {
      const record = served.nameOf(name);
      if (!record) return [];
      const { id } = record;
      return [
        {
          day,
          slug: id,
          address: addressOf(id),
          name: displayedForm(record, locale),
          text: text[locale],
        },
      ];
    }),
  };
}
