import { QUESTIONNAIRE_MAXIMUM, QUESTIONNAIRE_MINIMUM } from '@ismi/contract/pricing';
import { describe, expect, test } from 'vitest';
import { type Answers, answeredSteps, isAnswered, openSteps, withoutAnswer } from './answers.ts';
import { answersFromPreferences, editableAnswers } from './answers-of-list.ts';
import { currentCost, remainingCost } from './cost.ts';
import { drawSurprises } from './random-answers.ts';
import { reachableScreen, screenAfter, screenBefore } from './screens.ts';
import { allowedPart, toSuggestionForm } from './suggestion-form.ts';

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
  siblings: [{ id: 'yusuf', name: 'Yusuf' }, { name: 'Ada' }],
  surname: ' Yılmaz ',
  details: ' Bir çiçek adı ',
};
/** Every field without a price. */
const ADDED: Answers = {
  roots: ['kurdish'],
  livesIn: 'DE',
  languages: ['de', 'ku'],
  tradition: 'sunni',
  surname: 'Yılmaz',
  loved: [{ name: 'Lina' }],
  refused: [{ name: 'Leyla' }],
  honoured: [{ name: 'Fatma' }],
};
const surprising: Answers = { ...REQUIRED, religious: 'surprise', popularity: 'surprise' };

describe('answers that count, and their cost', () => {
  test.each<[string, Answers, number]>([
    ['no answer', {}, 0],
    ['only required answers', REQUIRED, QUESTIONNAIRE_MINIMUM],
    ['all answers', ALL, QUESTIONNAIRE_MAXIMUM],
    ['a surprise costs as much as a choice', surprising, QUESTIONNAIRE_MINIMUM],
    ['“no” is free', { ...REQUIRED, doubleName: 'no' }, QUESTIONNAIRE_MINIMUM],
    ['fields that have no price', { ...REQUIRED, ...ADDED }, QUESTIONNAIRE_MINIMUM],
    ['no sibling left', { siblings: [] }, 0],
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
    expect(withoutAnswer('sibling', ALL)).not.toHaveProperty('surname');
    expect(withoutAnswer('details', ADDED)).not.toHaveProperty('loved');
    expect(isAnswered('meaning', withoutAnswer('meaning', ALL))).toBe(false);
  });
});

describe('the way through the screens', () => {
  test('the required questions come first, then whether that is enough, and at the end what was understood', () => {
    expect(screenAfter('gender')).toBe('culture');
    expect(screenAfter('popularity')).toBe('enough');
    expect(screenAfter('enough')).toBe('details');
    expect(screenAfter('details')).toBe('sibling');
    expect(screenAfter('doubleName')).toBe('understood');
    expect(screenBefore('details')).toBe('enough');
    expect(screenBefore('gender')).toBe('gender');
  });

  test.each<[string, Answers, string]>([
    ['gender', {}, 'gender'],
    ['understood', {}, 'gender'],
    ['length', { gender: 'girl' }, 'culture'],
    ['understood', { gender: 'girl', culture: 'balkans', religious: 'no' }, 'length'],
    ['enough', REQUIRED, 'enough'],
    ['doubleName', REQUIRED, 'doubleName'],
    ['understood', REQUIRED, 'understood'],
    ['11', REQUIRED, 'enough'],
    ['11', {}, 'gender'],
  ])('requested %s, reached %s', (wish, answers, reached) => {
    expect(reachableScreen(wish, answers)).toBe(reached);
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
      faith: 'seek',
      length: 'medium',
      popularity: 'known',
      meaning: ['nature', 'virtue'],
      phonetic: 'soft',
      startLetter: 'M',
      doubleName: true,
      sibling: { hasSibling: true, siblingName: 'Yusuf' },
      siblings: ['Ada'],
      surname: 'Yılmaz',
      details: 'Bir çiçek adı',
      language: 'tr',
    });
    const answers: Answers = { ...REQUIRED, doubleName: 'no', siblings: [], meaning: [] };
    expect(toSuggestionForm({ answers, steps: [] }, 'ar')).toEqual({
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: true,
      faith: 'seek',
      length: 'medium',
      popularity: 'known',
      language: 'ar',
    });
  });

  test.each([
    ['yes', true, 'seek'],
    ['no', false, 'neutral'],
    ['avoid', false, 'avoid'],
  ] as const)('religious “%s” is sent as %s and %s', (religious, asked, faith) => {
    const form = toSuggestionForm({ answers: { ...REQUIRED, religious }, steps: [] }, 'de');
    expect(form).toMatchObject({ religious: asked, faith });
  });

  test('without a consent, nothing of its kind is sent, and everything else is', () => {
    const answers: Answers = {
      ...REQUIRED,
      ...ADDED,
      meaning: ['religious', 'nature'],
      understood: {
        of: '',
        wishes: [
          { wish: 'quranic', value: 'quranic', words: 'Koran', is_inferred: false },
          { wish: 'roots', value: 'zaza', words: 'Zaza', is_inferred: false },
          { wish: 'avoid', value: 'Emir', words: 'Emir', is_inferred: false },
        ],
      },
    };
    const form = toSuggestionForm({ answers, steps: [] }, 'de');
    if (!form) throw new Error('incomplete');
    expect(allowedPart(form, { faith: true, origin: true })).toEqual(form);
    const { roots: _, wishes, ...others } = form;
    const withoutOrigin = [wishes?.[0], wishes?.[2]];
    expect(allowedPart(form, { faith: true, origin: false })).toEqual({
      ...others,
      wishes: withoutOrigin,
    });
    const nothing = allowedPart(form, { faith: false, origin: false });
    expect(nothing).toMatchObject({ meaning: ['nature'], wishes: [wishes?.[2]], livesIn: 'DE' });
    for (const field of ['religious', 'faith', 'tradition', 'roots'])
      expect(nothing).not.toHaveProperty(field);
  });

  test('siblings and surname are marked as to be kept only where the family ticked it', () => {
    const form = (answers: Answers) => toSuggestionForm({ answers, steps: [] }, 'de');
    expect(form({ ...REQUIRED, ...ADDED })).not.toHaveProperty('remember');
    expect(form({ ...REQUIRED, ...ADDED, remember: true })).toMatchObject({ remember: true });
    expect(form({ ...REQUIRED, remember: true })).not.toHaveProperty('remember');
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
      added: {},
    } as const;
    const preferences = { ...kept, meaning: [], drawn: [...kept.drawn] };
    expect(answersFromPreferences(preferences)).toEqual({ ...REQUIRED, popularity: 'rare' });
    expect(editableAnswers(preferences)).toEqual(surprising);
    expect(answersFromPreferences({ ...preferences, religious: null })).not.toHaveProperty(
      'religious',
    );
  });
});
