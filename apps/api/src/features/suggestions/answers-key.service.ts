import { createHash } from 'node:crypto';
import type { Locale } from '@ismi/contract';
import type { Answers } from './answer-match.rules.ts';

/** The same answers in the same language have the same key, in any order. */
export function formKeyOf(wishes: Answers, locale: Locale): string {
  const meaning = wishes.meaning && [...wishes.meaning].sort();
  const answers = Object.entries({ ...wishes, meaning, locale })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
}
