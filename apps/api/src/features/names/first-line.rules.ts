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

/** Words of a literal meaning that put off where a parent reads nothing else first. */
const PUTS_OFF = /\b(?:bad|fierce|evil|enemy|death|poison|grief|pain|blood|slave|enough)\b/i;

/**
 * Whether a page may show the name unasked, as an example or as decoration: its first line does not put off, nothing warns of
 * it in this language, no spelling of it is obscene elsewhere, and its verdict allows to recommend it.
 */
export const mayBeFeatured = (record: CatalogueName, locale: Locale): boolean =>
  RECOMMENDABLE.has(record.islamic.verdict) &&
  warningOf(record, locale) === null &&
  !PUTS_OFF.test(firstLineOf(record, 'en')) &&
  record.cautions.every(({ severity }) => severity !== 'severe');
