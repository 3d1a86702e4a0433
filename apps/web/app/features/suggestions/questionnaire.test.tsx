// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
const AT_THE_END = { answers: ANSWERS, step: 11 };
const PREVIEW = {
  cost: 12,
  credits: 25,
  expected_names: 10,
  exact_names: 10,
  relaxations: [],
  drawn: [],
  writer: 'model',
  recent_id: null,
  consent_given: true,
  running: false,
};
const AGREED = { data: { given: true, consent_version: '' } };
const NOT_AGREED = { data: { given: false, consent_version: '' } };
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
  expect(currentDraft()).toEqual({ answers: { gender: 'girl' }, step: 2, owner: null });
});

test('at most three meanings can be chosen, and the price follows the answers', async () => {
  const { press } = await renderQuestionnaire({ draft: { answers: ANSWERS, step: 4 } });
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
    replies: [NOT_AGREED, AGREED, previewed()],
  });
  await press('To the price');
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  await press('Agree and go on');
  expect(screen.getByText('Without this permission we cannot make suggestions.')).toBeTruthy();
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/suggestions/consent', undefined],
  ]);
  await user.click(box);
  await press('Agree and go on');
  await screen.findByText('Is this right?');
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/suggestions/consent',
    '/api/suggestions/consent',
    '/api/suggestions/preview',
  ]);
});

test('the price dialog shows drawn answers and how few names fit; the confirmed order carries a key', async () => {
  const { press, asked, otherPage } = await renderQuestionnaire({
    credits: 25,
    draft: AT_THE_END,
    replies: [AGREED, previewed({ expected_names: 4, exact_names: 1, relaxations: ['length'] })],
  });
  await press('To the price');
  const box = await dialog();
  expect(await within(box).findByText('drawn by chance')).toBeTruthy();
  expect(box.textContent).toContain('Only 4 names of our catalogue fit');
  expect(box.textContent).toContain('1 of them meets every wish.');
  expect(box.textContent).toContain('we give way on: length');
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
    replies: [AGREED, previewed({ expected_names: 0, exact_names: 0 })],
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
  [{ exact_names: 10 }, 'Ten names will come, and each of them meets every wish.'],
  [
    { exact_names: 3, relaxations: ['length'] },
    'Ten names will come. 3 of them meet every wish. With the others we give way on: length.',
  ],
  [
    { exact_names: 0, relaxations: ['length'] },
    'Ten names will come. None of them meets every wish. We give way on: length.',
  ],
  [
    { expected_names: 4, exact_names: 1, relaxations: ['length'] },
    'Only 4 names of our catalogue fit gender, letter and faith. You get all of them; the price stays the same. 1 of them meets every wish. With the others we give way on: length.',
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
  expect(currentDraft()).toEqual({ answers: { gender: 'boy' }, step: 1, owner: USER.id });
  expireSession();
  expect(currentDraft().owner).toBe(USER.id);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Boy/ }).getAttribute('aria-pressed')).toBe('false'),
  );
  endSession();
  expect(currentDraft().answers).toEqual({});
});
