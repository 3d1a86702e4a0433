import type { Locale } from '@ismi/contract';
import { type Fitting, fitOf, type Spelled, type Wishes } from './fitting.rules.ts';

/** All names that satisfy what never gives way, each with the wishes that it misses. */
export const retrieve = (names: Iterable<Spelled>, wishes: Wishes, locale: Locale): Fitting[] =>
  [...names].flatMap((name) => fitOf(name, wishes, locale) ?? []);
