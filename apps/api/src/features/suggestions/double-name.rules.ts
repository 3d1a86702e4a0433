import type { MatchingName } from './answer-match.rules.ts';
import { similarity } from './similarity.rules.ts';

/** The two parts of a double name must not sound like one word said twice. */
const TOO_CLOSE = 0.5;
const VOWEL = /[aeiouıöüâîû]/iu;

const endsOpen = (name: string): boolean => VOWEL.test(name.at(-1) ?? '');
const beginsOpen = (name: string): boolean => VOWEL.test(name.at(0) ?? '');

/** A second name that goes with the first: other sounds, another first letter, and no two vowels next to each other. */
export function secondNameFor(
  first: MatchingName,
  others: readonly MatchingName[],
): MatchingName | undefined {
  const { record } = first;
  return others.find(
    (second) =>
      second.record.id !== record.id &&
      second.record.computed.length !== 'long' &&
      second.record.name.charAt(0) !== record.name.charAt(0) &&
      !(endsOpen(record.name) && beginsOpen(second.record.name)) &&
      similarity(record, second.record) < TOO_CLOSE,
  );
}
