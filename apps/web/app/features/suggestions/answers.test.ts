import { QUESTIONNAIRE_MAXIMUM, QUESTIONNAIRE_MINIMUM } from '@ismi/contract/pricing';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  answeredSteps,
  isAnswered,
  openSteps,
  reachableStep,
  withoutAnswer,
} from './answers.ts';
import { currentCost, remainingCost } from './cost.ts';
import { drawSurprises } from './random-answers.ts';
import { answersFromPreferences, editableAnswers, toSuggestionForm } from './suggestion-form.ts';

const REQUIRED: Answers = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: 'yes',
  length: 'medium',
  popularity: 'known',
};
const ALL: Answers = {
  ...REQUIRED,
  meaning: ['nature', 'virtue'],
  phonetic: 'soft',
  startLetter: 'M',
  doubleName: 'yes',
  sibling: 'yes',
  siblingName: ' Yusuf ',
  details: ' Bir çiçek adı ',
};
const surprising: Answers = { ...REQUIRED, religious: 'surprise', popularity: 'surprise' };

describe('what counts as an answer, and costs', () => {
  test.each<[string, Answers, number]>([
    ['nothing', {}, 0],
    ['what must be answered', REQUIRED, QUESTIONNAIRE_MINIMUM],
    ['everything', ALL, QUESTIONNAIRE_MAXIMUM],
    ['chance costs as much as a choice', surprising, QUESTIONNAIRE_MINIMUM],
    [
      '“no” asks for nothing',
      { ...REQUIRED, doubleName: 'no', sibling: 'no' },
      QUESTIONNAIRE_MINIMUM,
    ],
    [
      'a sibling without a name',
      { ...REQUIRED, sibling: 'yes', siblingName: ' ' },
      QUESTIONNAIRE_MINIMUM,
    ],
    ['a name that was kept for a “no”', { sibling: 'no', siblingName: 'Yusuf' }, 0],
    ['blank words', { details: ' \n' }, 0],
    ['no meaning any more', { meaning: [] }, 0],
  ])('%s', (_, answers, cost) => {
    expect(currentCost(answers)).toBe(cost);
  });

  test('what is still needed is named with its price', () => {
    const answers: Answers = { gender: 'boy', culture: 'balkans', religious: 'no' };
    expect(openSteps(answers)).toEqual(['length', 'popularity']);
    expect(remainingCost(answers)).toBe(4);
  });

  test('a skipped step leaves nothing behind, nor does the name of a sibling', () => {
    expect(answeredSteps(withoutAnswer('sibling', ALL))).not.toContain('sibling');
    expect(withoutAnswer('sibling', ALL)).not.toHaveProperty('siblingName');
    expect(isAnswered('meaning', withoutAnswer('meaning', ALL))).toBe(false);
  });
});

describe('nobody gets past a question that must be answered', () => {
  test.each<[number, Answers, number]>([
    [1, {}, 1],
    [11, {}, 1],
    [4, { gender: 'girl' }, 2],
    [11, { gender: 'girl', culture: 'balkans', religious: 'no' }, 6],
    [11, REQUIRED, 11],
    [12, REQUIRED, 11],
    [0, REQUIRED, 1],
    [Number.NaN, REQUIRED, 1],
    [2.5, REQUIRED, 1],
  ])('wish %d, reached %d', (wish, answers, reached) => {
    expect(reachableStep(wish, answers)).toBe(reached);
  });
});

describe('chance', () => {
  test('decides only what was left to it, and says which', () => {
    const drawn = drawSurprises(surprising, () => 0.999);
    expect(drawn.steps).toEqual(['religious', 'popularity']);
    expect(drawn.answers).toEqual({ ...REQUIRED, religious: 'no', popularity: 'classic' });
  });

  test('draws every value there is', () => {
    const seen = new Set(
      Array.from({ length: 400 }, () => drawSurprises({ culture: 'surprise' }).answers.culture),
    );
    expect(seen.size).toBe(7);
    expect(seen).not.toContain('surprise');
  });
});

describe('what is sent', () => {
  test('all answers, cleaned; what was not answered is not there', () => {
    expect(toSuggestionForm({ answers: ALL, steps: [] }, 'tr')).toEqual({
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: true,
      length: 'medium',
      popularity: 'known',
      meaning: ['nature', 'virtue'],
      phonetic: 'soft',
      startLetter: 'M',
      doubleName: true,
      sibling: { hasSibling: true, siblingName: 'Yusuf' },
      details: 'Bir çiçek adı',
      language: 'tr',
    });
    const answers: Answers = { ...REQUIRED, doubleName: 'no', sibling: 'no', meaning: [] };
    expect(toSuggestionForm({ answers, steps: [] }, 'ar')).toEqual({
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: true,
      length: 'medium',
      popularity: 'known',
      language: 'ar',
    });
  });

  test('nothing while an answer is missing or still left to chance', () => {
    expect(toSuggestionForm({ answers: {}, steps: [] }, 'tr')).toBeUndefined();
    expect(toSuggestionForm({ answers: surprising, steps: [] }, 'tr')).toBeUndefined();
  });

  test('what chance drew is named, and is left to chance again when answers are changed', () => {
    const form = toSuggestionForm(
      drawSurprises(surprising, () => 0),
      'de',
    );
    expect(form).toMatchObject({
      religious: true,
      popularity: 'rare',
      drawn: ['religious', 'popularity'],
    });
    const kept = {
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: true,
      length: 'medium',
      popularity: 'rare',
      meaning: [],
      phonetic: null,
      startLetter: null,
      doubleName: false,
      sibling: null,
      details: null,
      drawn: ['religious', 'popularity'],
    } as const;
    const preferences = { ...kept, meaning: [], drawn: [...kept.drawn] };
    expect(answersFromPreferences(preferences)).toEqual({ ...REQUIRED, popularity: 'rare' });
    expect(editableAnswers(preferences)).toEqual(surprising);
    expect(answersFromPreferences({ ...preferences, religious: null })).not.toHaveProperty(
      'religious',
    );
  });
});
