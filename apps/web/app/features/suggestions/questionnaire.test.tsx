// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderQuestionnaire } from '../../../test/render-questionnaire.tsx';
import { USER } from '../../../test/render-search.tsx';
import { beginSession, endSession, expireSession } from '../../data/session/session-store.ts';
import type { Answers } from './answers.ts';
import { currentDraft } from './draft.ts';

const ANSWERS: Answers = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: 'yes',
  meaning: ['nature'],
  length: 'medium',
  popularity: 'surprise',
};
const AT_THE_END = { answers: ANSWERS, step: 'understood' as const };
const PREVIEW = {
  cost: 12,
  credits: 25,
  expected_names: 10,
  drawn: [],
  writer: 'model',
  recent_id: null,
  double_fits: true,
  running: false,
};
const CONSENT = { consent_version: '', asked: true, earlier: false, in_consulting: false };
const AGREED = { data: { ...CONSENT, faith: true, origin: true } };
const NOT_ASKED = { data: { ...CONSENT, asked: false, faith: false, origin: false } };
const previewed = (changes: object = {}) => ({ data: { ...PREVIEW, ...changes } });
const dialog = () => screen.findByRole('dialog');

afterEach(() => {
  cleanup();
  endSession();
});

test('a required question cannot be left without an answer, and answers are kept', async () => {
  const { press } = await renderQuestionnaire({});
  await press('Next');
  expect(screen.getByRole('alert').textContent).toBe('This question needs an answer.');
  await press(/^Girl/);
  await press('Next');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Where should the name be at home?',
  );
  expect(currentDraft()).toEqual({ answers: { gender: 'girl' }, step: 'culture', owner: null });
});

test('at most three meanings can be chosen, and the price follows the answers', async () => {
  const { press } = await renderQuestionnaire({ draft: { answers: ANSWERS, step: 'meaning' } });
  await press(/^Virtue/);
  await press(/^Wisdom/);
  await press(/^Strength/);
  expect(currentDraft().answers.meaning).toEqual(['nature', 'virtue', 'wisdom']);
  expect(screen.getByText('3 of 3 chosen')).toBeTruthy();
  expect(screen.getAllByText('12 credits').length).toBeGreaterThan(0);
});

test('a guest is asked to sign in after the last question, and nothing is sent', async () => {
  const { press, asked } = await renderQuestionnaire({ draft: AT_THE_END });
  await press('To the price');
  const box = await dialog();
  const link = within(box).getByRole<HTMLAnchorElement>('link', { name: 'Sign in or sign up' });
  expect(link.getAttribute('href')).toBe('/en/login?next=%2Fen%2Fsuggestions');
  expect(asked).toEqual([]);
});

test('nothing about religion is sent before the consent', async () => {
  const { press, asked, user } = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [NOT_ASKED, AGREED, previewed()],
  });
  await press('To the price');
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/suggestions/consent', undefined],
  ]);
  for (const box of boxes) await user.click(box);
  await press('Save and go on');
  await screen.findByText('Is this right?');
  expect(asked[1]?.body).toMatchObject({ faith: true, origin: true });
  expect(asked[2]?.body).toMatchObject({ religious: true });
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/suggestions/consent',
    '/api/suggestions/consent',
    '/api/suggestions/preview',
  ]);
});

test('a refused consent is stored, and nothing about faith is sent for the price or the list', async () => {
  const { press, asked, otherPage } = await renderQuestionnaire({
    credits: 25,
    draft: { answers: { ...ANSWERS, meaning: ['religious', 'nature'] }, step: 'understood' },
    replies: [NOT_ASKED, NOT_ASKED, previewed({ cost: 10 })],
  });
  await press('To the price');
  await screen.findAllByRole('checkbox');
  await press('Save and go on');
  await screen.findByText('Is this right?');
  expect(asked[1]?.body).toMatchObject({ faith: false, origin: false });
  expect(asked[2]?.body).toMatchObject({ meaning: ['nature'] });
  expect(asked[2]?.body).not.toHaveProperty('religious');
  await press('Find names: 10 credits');
  expect((await otherPage()).state.order.form).toEqual(asked[2]?.body);
});

test('the price dialog shows drawn answers and how few names fit; the confirmed order carries a key', async () => {
  const { press, asked, otherPage } = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ expected_names: 4 })],
  });
  await press('To the price');
  const box = await dialog();
  expect(await within(box).findByText('drawn by chance')).toBeTruthy();
  expect(box.textContent).toContain('Only 4 names of our catalogue fit');
  expect(asked.at(-1)?.body).toMatchObject({ gender: 'girl', drawn: ['popularity'] });

  await press('Find names: 12 credits');
  const { path, state } = await otherPage();
  expect(path).toBe('/en/results');
  expect(state.order.form).toEqual(asked.at(-1)?.body);
  expect(state.order.opKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(state.order.agreed).toBe(12);
  expect(currentDraft().answers).toEqual(ANSWERS);
});

test('an answer is changed from the price, and one tap returns to it', async () => {
  const { press, asked, user } = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed(), AGREED, previewed()],
  });
  await press('To the price');
  await user.click(await screen.findByRole('link', { name: 'Change: Length' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const question = screen.getByRole('heading', { level: 1 });
  expect(question.textContent).toBe('How long may it be?');
  expect(document.activeElement).toBe(question);
  await press(/^Long/);
  await press('To the price');
  await screen.findByRole('button', { name: 'Find names: 12 credits' });
  expect(asked.at(-1)?.body).toMatchObject({ gender: 'girl', length: 'long' });
});

test('if no name matches, nothing is sold; a list that was just paid for is shown again for free', async () => {
  const none = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ expected_names: 0 })],
  });
  await none.press('To the price');
  await screen.findByText(/^No name of our catalogue fits/);
  expect(screen.queryByRole('button', { name: /^Find names/ })).toBeNull();
  cleanup();

  const again = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ cost: 0, recent_id: USER.id })],
  });
  await again.press('To the price');
  await screen.findByText(/Seeing the list again costs nothing/);
  await again.press('Show the list');
  expect((await again.otherPage()).path).toBe(`/en/results/${USER.id}`);
});

test('without enough credits, the user is redirected to the packages and the answers are kept', async () => {
  const { press, otherPage } = await renderQuestionnaire({
    credits: 5,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ credits: 5 })],
  });
  await press('To the price');
  expect(await otherPage()).toEqual({
    path: '/en/credits/insufficient',
    state: { required_credits: 12, current_credits: 5 },
  });
  expect(currentDraft().answers).toEqual(ANSWERS);
});

test.each([
  [{}, 'Ten names will come.'],
  [
    { expected_names: 4 },
    'Only 4 names of our catalogue fit gender, letter and faith. You get all of them; the price stays the same.',
  ],
])('the expected names are described in complete sentences: %j', async (changes, words) => {
  const replies = [AGREED, previewed(changes)];
  const { press } = await renderQuestionnaire({ credits: 25, draft: AT_THE_END, replies });
  await press('To the price');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a list by the catalogue is announced above the bill, a list by the model below it', async () => {
  const { press } = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ writer: 'catalogue' })],
  });
  await press('To the price');
  const said = await screen.findByText(/No language model takes part at the moment/);
  const [bill] = screen.getByRole('dialog').getElementsByTagName('dl');
  expect(bill && said.compareDocumentPosition(bill)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  const other = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ writer: 'model' })],
  });
  await other.press('To the price');
  expect(await screen.findByText(/replaced by one of ours, at the same price/)).toBeTruthy();
  expect(screen.queryByText(/No language model takes part/)).toBeNull();
});

test('the price is shown only to the user who gave the answers', async () => {
  const replies = [AGREED, previewed()];
  const { press } = await renderQuestionnaire({ credits: 25, draft: AT_THE_END, replies });
  await press('To the price');
  await screen.findByRole('button', { name: 'Find names: 12 credits' });
  endSession();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  beginSession({ token: 'token', user: { ...USER, id: '01934b5e-0000-7000-8000-000000000002' } });
  await screen.findByText('Question 1 of 11');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('what was understood', () => {
  const WORDS = 'Not Emir, something with light.';
  const wish = (wish: string, value: string, words: string, is_inferred = false) => ({
    wish,
    value,
    words,
    is_inferred,
  });
  const READ = {
    data: {
      wishes: [
        wish('avoid', 'Emir', 'Emir'),
        wish('meanings', 'light', 'light'),
        wish('meanings', 'moon', 'Ay, Mahir', true),
      ],
      reader: 'rules',
    },
  };
  const withWords = { answers: { ...ANSWERS, details: WORDS }, step: 'understood' as const };
  const chip = (name: RegExp) => screen.findByRole('link', { name });

  test('is shown with its words; what is removed is not sent, and does not come back', async () => {
    const { press, asked } = await renderQuestionnaire({
      credits: 25,
      draft: withWords,
      replies: [READ, AGREED, previewed()],
    });
    const emir = await chip(/^Emir/);
    expect(asked[0]?.body).toEqual({ details: WORDS, language: 'en' });
    expect(emir.getAttribute('href')).toContain('step=details&to-understood');
    expect((await chip(/^Light/)).textContent).toContain('“light”');
    const moon = await chip(/^Moon/);
    expect(moon.textContent).toContain('guessed from Ay, Mahir');
    await press('Remove Moon');
    expect(screen.queryByRole('link', { name: /^Moon/ })).toBeNull();
    await press('To the price');
    await screen.findByRole('button', { name: /^Find names/ });
    expect(asked.at(-1)?.body).toMatchObject({
      details: WORDS,
      wishes: [
        { wish: 'avoid', value: 'Emir' },
        { wish: 'meanings', value: 'light' },
      ],
    });
    expect(currentDraft().answers.understood?.removed).toEqual(['meanings moon']);
  });

  test('is not needed for a price: words that cannot be read now are sent all the same', async () => {
    const error = { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' };
    const { press, asked } = await renderQuestionnaire({
      credits: 25,
      draft: withWords,
      replies: [{ status: 503, error }, AGREED, previewed()],
    });
    await screen.findByText('Your words cannot be shown right now.');
    await press('To the price');
    await screen.findByRole('button', { name: /^Find names/ });
    expect(asked.at(-1)?.body).toMatchObject({ details: WORDS });
    expect(asked.at(-1)?.body).not.toHaveProperty('wishes');
  });

  test('a guest sees it before signing in; nothing is asked without words', async () => {
    const { asked } = await renderQuestionnaire({ draft: AT_THE_END });
    await chip(/^Girl/);
    expect(asked).toEqual([]);
    cleanup();
    const guest = await renderQuestionnaire({ draft: withWords, replies: [READ] });
    await chip(/^Emir/);
    expect(guest.asked.map(({ path }) => path)).toEqual(['/api/suggestions/understand']);
  });
});

test('after five answers the rest may be left out, or told', async () => {
  const answers = { ...ANSWERS, meaning: [] };
  const { press } = await renderQuestionnaire({ draft: { answers, step: 'popularity' } });
  await press('Next');
  await screen.findByText('That is enough for a list.', undefined, { timeout: 5_000 });
  expect(screen.getByText('5 of 11 answered')).toBeTruthy();
  await press('Tell us more');
  await screen.findByText('Question 6 of 11');
  await press('That is enough, show the overview');
  await screen.findByText('This is how we understood you.');
  expect(currentDraft().step).toBe('understood');
});

test('roots of the region, and where the family lives, are told below the regions', async () => {
  const draft = { answers: { gender: 'girl', culture: 'turkeyAsia' }, step: 'culture' } as const;
  const { press, user } = await renderQuestionnaire({ draft });
  await screen.findByText('Where do your families come from?', undefined, { timeout: 5_000 });
  await press('Kurdish');
  expect(screen.queryByRole('button', { name: 'Moroccan' })).toBeNull();
  await press('Show more');
  await press('Moroccan');
  expect(currentDraft().answers.roots).toEqual(['kurdish', 'moroccan']);
  await press('Change');
  await user.click(screen.getByRole('button', { name: 'Arabic' }));
  expect(currentDraft().answers.languages).toContain('ar');
  expect(localStorage.getItem('ismi-suggestions-draft')).not.toContain('kurdish');
});

test('names are kept as chips, also those that nobody knows, and cost nothing', async () => {
  const { user } = await renderQuestionnaire({
    draft: { answers: { ...ANSWERS, meaning: [] }, step: 'details' },
  });
  const field = await screen.findByLabelText('Please not these', undefined, { timeout: 5_000 });
  await user.type(field, 'Lorinda{Enter}');
  await screen.findByRole('button', { name: 'Remove Lorinda' });
  expect(currentDraft().answers.refused).toEqual([{ name: 'Lorinda' }]);
  expect(screen.getAllByText('10 credits').length).toBeGreaterThan(0);
});

test('after a refusal, the price can be requested again', async () => {
  const error = { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' };
  const { press } = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [{ status: 503, error }, AGREED, previewed()],
  });
  await press('To the price');
  await screen.findByText('Not now.');
  await press('Try again');
  await screen.findByRole('button', { name: 'Find names: 12 credits' });
});

test('answers are shown only to their owner; an expired session keeps them, signing out does not', async () => {
  const { press } = await renderQuestionnaire({
    credits: 25,
    draft: { ...AT_THE_END, owner: 'another' },
  });
  expect(screen.getByText('Question 1 of 11')).toBeTruthy();
  await press(/^Boy/);
  expect(currentDraft()).toEqual({ answers: { gender: 'boy' }, step: 'gender', owner: USER.id });
  expireSession();
  expect(currentDraft().owner).toBe(USER.id);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Boy/ }).getAttribute('aria-pressed')).toBe('false'),
  );
  endSession();
  expect(currentDraft().answers).toEqual({});
});
