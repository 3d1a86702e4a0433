import type { Fitting } from './fitting.rules.ts';
import { likeness } from './likeness.rules.ts';

/** Two names in one breath must not sound like one word said twice. */
const TOO_CLOSE = 0.5;
const VOWEL = /[aeiouıöüâîû]/iu;

const endsOpen = (name: string): boolean => VOWEL.test(name.at(-1) ?? '');
const beginsOpen = (name: string): boolean => VOWEL.test(name.at(0) ?? '');

/** A second name that goes with the first: of other sounds, another first letter, and without two vowels running into each other. */
export function secondNameFor(first: Fitting, others: readonly Fitting[]): Fitting | undefined {
  const { record } = first;
  return others.find(
    (second) =>
      second.record.id !== record.id &&
      second.record.computed.length !== 'long' &&
      second.record.name.charAt(0) !== record.name.charAt(0) &&
      !(endsOpen(record.name) && beginsOpen(second.record.name)) &&
      likeness(record, second.record) < TOO_CLOSE,
  );
}
