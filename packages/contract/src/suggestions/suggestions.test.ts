import { expect, test } from 'vitest';
import { costOfAnswers, QUESTIONNAIRE_MAXIMUM, QUESTIONNAIRE_MINIMUM } from '../credits/pricing.ts';
import { pickAnswer, REQUIRED_ANSWERS, REQUIRED_STEPS } from './questionnaire.ts';
import { SuggestionForm } from './suggestion-form.ts';

const required = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: true,
  length: 'short',
  popularity: 'known',
} as const;
const everything = {
  ...required,
  meaning: ['nature', 'virtue', 'beauty'],
  phonetic: 'soft',
  startLetter: 'e',
  doubleName: true,
  sibling: { hasSibling: true, siblingName: 'Yusuf' },
  details: 'Grandmother was called Emine.',
} as const;

test('the required steps cost 10, all eleven cost 20, and a skipped one nothing', () => {
  expect(QUESTIONNAIRE_MINIMUM).toBe(10);
  expect(QUESTIONNAIRE_MAXIMUM).toBe(20);
  expect(costOfAnswers(required)).toBe(10);
  expect(costOfAnswers(everything)).toBe(20);
  expect(costOfAnswers({ ...required, details: undefined, sibling: {} })).toBe(12);
});

test('a form with every step, and one with only the required steps, is accepted', () => {
  expect(SuggestionForm.parse(required)).toEqual(required);
  expect(SuggestionForm.parse(everything)).toEqual(everything);
});

test.each<[string, Record<string, unknown>]>([
  ['without a gender', { gender: undefined }],
  ['with four meanings', { meaning: ['nature', 'virtue', 'beauty', 'family'] }],
  ['with a meaning twice', { meaning: ['nature', 'nature'] }],
  ['with two first letters', { startLetter: 'Ab' }],
  ['with a digit for a letter', { startLetter: '4' }],
  ['with a sibling but no name', { sibling: { hasSibling: true } }],
  ['with a field of its own', { price: 0 }],
  ['with too many details', { details: 'x'.repeat(501) }],
])('a form %s is refused', (_, wrong) => {
  expect(SuggestionForm.safeParse({ ...everything, ...wrong }).success).toBe(false);
});

test('free text is cleaned, and its letters are kept', () => {
  const form = SuggestionForm.parse({
    ...required,
    startLetter: ' Ş ',
    details: "<b>Qur’an & O'Neil</b>\u202E",
  });
  expect(form.startLetter).toBe('Ş');
  expect(form.details).toBe("bQur’an & O'Neil/b");
});

test.each(['أ', 'إ', 'آ', 'ٱ', 'ا'])('%s matches names with alif, with any sign', (letter) => {
  expect(SuggestionForm.parse({ ...required, startLetter: letter }).startLetter).toBe('ا');
});

test.each(REQUIRED_STEPS)('the random choice can return every value of %s and no other', (step) => {
  const drawn = Array.from({ length: 100 }, (_, part) => pickAnswer(step, part / 100));
  expect(new Set<unknown>(drawn)).toEqual(new Set<unknown>(REQUIRED_ANSWERS[step]));
});
