import type { Locale } from '@ismi/contract';
import {
  type Answers,
  type MatchingName,
  matchName,
  type SpelledName,
} from './answer-match.rules.ts';

/** All names that meet the hard requirements, each with the wishes that it misses. */
export const retrieve = (
  names: Iterable<SpelledName>,
  wishes: Answers,
  locale: Locale,
): MatchingName[] => [...names].flatMap((name) => matchName(name, wishes, locale) ?? []);
