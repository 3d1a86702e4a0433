import type { Locale, NameCompletion } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { completionView } from './completions.rules.ts';
import { servedCatalogue } from './served-catalogue.service.ts';

interface Typing {
  typed: string;
  gender: 'girl' | 'boy' | undefined;
  limit: number;
  locale: Locale;
}

/** The names that what is being typed may become. From the catalogue alone: never charges, never asks a model. */
export async function completeName(
  deps: Deps,
  { typed, gender, limit, locale }: Typing,
): Promise<{ names: NameCompletion[] }> {
  const { completions, nameOf, addresses } = await servedCatalogue(deps);
  const context = { locale, addresses: addresses[locale] };
  const found = completions.complete(typed, { language: locale, gender, limit });
  return {
    names: found.flatMap((completion) => {
      const record = nameOf(completion.nameId);
      return record ? [completionView(record, completion, context)] : [];
    }),
  };
}
