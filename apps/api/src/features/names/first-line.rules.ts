import type { CatalogueName } from '@ismi/catalogue';
import type { IslamicVerdict, Locale } from '@ismi/contract';
import { warningOf } from './warning.rules.ts';

/** What is told of a name first: what parents know it for, where its literal meaning puts off. */
export const firstLineOf = ({ knownFor, meaning }: CatalogueName, locale: Locale): string =>
  knownFor?.[locale] ?? meaning[locale];

const RECOMMENDABLE: ReadonlySet<IslamicVerdict> = new Set([
  'recommended',
  'appropriate',
  'conditional',
]);

/**
 * Whether a page may show the name unasked, as an example or as decoration: nothing warns of it in this language, no spelling of it
 * is obscene elsewhere, and its verdict allows to recommend it.
 */
export const mayBeFeatured = (record: CatalogueName, locale: Locale): boolean =>
  RECOMMENDABLE.has(record.islamic.verdict) &&
  warningOf(record, locale) === null &&
  record.cautions.every(({ severity }) => severity !== 'severe');
