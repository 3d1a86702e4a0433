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

describe('answers that count, and their cost', () => {
  test.each<[string, Answers, number]>([
    ['no answer', {}, 0],
    ['only required answers', REQUIRED, QUESTIONNAIRE_MINIMUM],
    ['all answers', ALL, QUESTIONNAIRE_MAXIMUM],
    ['a surprise costs as much as a choice', surprising, QUESTIONNAIRE_MINIMUM],
    ['“no” is free', { ...REQUIRED, doubleName: 'no', sibling: 'no' }, QUESTIONNAIRE_MINIMUM],
    [
      'a sibling without a name',
      { ...REQUIRED, sibling: 'yes', siblingName: ' ' },
      QUESTIONNAIRE_MINIMUM,
    ],
    ['a sibling name left over after “no”', { sibling: 'no', siblingName: 'Yusuf' }, 0],
    ['blank text', { details: ' \n' }, 0],
    ['no meaning left', { meaning: [] }, 0],
  ])('%s', (_, answers, cost) => {
    expect(currentCost(answers)).toBe(cost);
  });

  test('missing required answers are listed with their price', () => {
    const answers: Answers = { gender: 'boy', culture: 'balkans', religious: 'no' };
    expect(openSteps(answers)).toEqual(['length', 'popularity']);
    expect(remainingCost(answers)).toBe(4);
  });

  test('a skipped step removes its answer, also the name of a sibling', () => {
    expect(answeredSteps(withoutAnswer('sibling', ALL))).not.toContain('sibling');
    expect(withoutAnswer('sibling', ALL)).not.toHaveProperty('siblingName');
    expect(isAnswered('meaning', withoutAnswer('meaning', ALL))).toBe(false);
  });
});

describe('required questions cannot be skipped', () => {
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
  ])('requested %d, reached %d', (wish, answers, reached) => {
    expect(reachableStep(wish, answers)).toBe(reached);
  });
});

describe('random answers', () => {
  test('replace only the surprises, and are listed', () => {
    const drawn = drawSurprises(surprising, () => 0.999);
    expect(drawn.steps).toEqual(['religious', 'popularity']);
    expect(drawn.answers).toEqual({ ...REQUIRED, religious: 'no', popularity: 'classic' });
  });

  test('cover every possible value', () => {
    const seen = new Set(
      Array.from({ length: 400 }, () => drawSurprises({ culture: 'surprise' }).answers.culture),
    );
    expect(seen.size).toBe(7);
    expect(seen).not.toContain('surprise');
  });
});

describe('the request body', () => {
  test('contains all answers, trimmed, and no empty ones', () => {
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

  test('is undefined while an answer is missing or still a surprise', () => {
    expect(toSuggestionForm({ answers: {}, steps: [] }, 'tr')).toBeUndefined();
    expect(toSuggestionForm({ answers: surprising, steps: [] }, 'tr')).toBeUndefined();
  });

  test('drawn values are listed, and are surprises again when answers are changed', () => {
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
