import { isArabicScript } from '@ismi/catalogue/matching/fold';
import type { NameIndex } from '@ismi/catalogue/matching/name-index';
import { lengthOf } from '@ismi/catalogue/name-length';
import { type Locale, SUGGESTION_LIMITS } from '@ismi/contract';
import { isInLanguage } from '../../lib/text-language.ts';
import { type Answers, isSameLetter } from './answer-match.rules.ts';
import type { OwnName } from './model-prompt.rules.ts';

export interface OwnChecks {
  answers: Answers;
  locale: Locale;
  index: Pick<NameIndex, 'find'>;
}

const ONE_NAME = /^\p{L}[\p{L}\p{M}'’-]{1,24}$/u;
/** Close enough to be a spelling of a catalogue name. */
const KNOWN = 0.9;

/** A name known only to the model is not judged: a request for an Islamic name gets none of those. */
export const ownNamesAllowed = ({ religious }: Answers): number =>
  religious ? 0 : SUGGESTION_LIMITS.unverified;

const isKnown = (name: string, index: OwnChecks['index']): boolean => {
  const [first] = index.find(name, { limit: 1 }).candidates;
  return first !== undefined && first.score >= KNOWN;
};

/** Whether a name known only to the model may be in the list at all. */
export function isPlausibleOwn(own: OwnName, { answers, locale, index }: OwnChecks): boolean {
  const { startLetter, gender, length } = answers;
  return (
    ownNamesAllowed(answers) > 0 &&
    ONE_NAME.test(own.name) &&
    isArabicScript(own.name) === (locale === 'ar') &&
    (own.gender === gender || own.gender === 'unisex') &&
    lengthOf(own.name) === length &&
    (startLetter === undefined || isSameLetter(own.name, startLetter, locale)) &&
    !isKnown(own.name, index) &&
    [own.meaning, own.origin].every((text) => isInLanguage(locale, text))
  );
}
