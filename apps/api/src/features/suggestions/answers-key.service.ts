import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import type { Answers } from './answer-match.rules.ts';

const inAnyOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : value;

/**
 * The same answers in the same language have the same key, in any order. Without the secret nobody can find out from the key
 * what was answered.
 */
export function formKeyOf({ config }: Pick<Deps, 'config'>, wishes: Answers, locale: Locale) {
  const answers = Object.entries({ ...wishes, locale })
    .filter(([, value]) => value !== undefined)
    .map(([step, value]) => [step, inAnyOrder(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return secretFor(config.accessTokenSecret, 'suggestion-answers', JSON.stringify(answers));
}
