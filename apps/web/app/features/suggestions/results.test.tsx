// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderResults, testList } from '../../../test/render-results.tsx';
import { USER } from '../../../test/render-search.tsx';
import { currentSession, endSession } from '../../data/session/session-store.ts';
import { currentDraft, saveDraft } from './draft.ts';

const CREATE = '/api/suggestions';
const FORM = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: true,
  length: 'medium',
  popularity: 'known',
};
const idOf = (number: number) => `0198e1a4-1f6c-7000-8000-00000000000${number}`;
const order = { order: { userId: USER.id, form: FORM, opKey: idOf(9), agreed: 12 } };
const made = (id: string, changes: object = {}) => ({
  data: { ...testList(id), credits_deducted: 12, credits: 13, ...changes },
});
const refused = (status: number, code: string, details: object = {}) => ({
  status,
  error: { code, message: 'The words of the server.', ...details },
});
const BY_MODEL = 'Not verified: a language model (AI) wrote this name and its meaning.';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const elsewhere = () =>
  waitFor(() => {
    const output = document.querySelector('output');
    if (!output) throw new Error('still here');
    return {
      path: output.dataset.path,
      search: output.dataset.search,
      state: JSON.parse(output.textContent || 'null'),
    };
  });

afterEach(() => {
  cleanup();
  endSession();
});

test('confirmed answers become a list; then the draft is deleted and the balance is that of the server', async () => {
  saveDraft({ answers: { gender: 'girl' }, step: 'understood', owner: USER.id });
  const { asked } = await renderResults('/results', [made(idOf(1))], order);
  await heading('Names for your daughter');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText(/only the language model knows this name/)).toBeTruthy();
  expect(screen.getByText('Other than wished: length')).toBeTruthy();
  expect(screen.getByText('drawn by chance')).toBeTruthy();
  expect(asked).toMatchObject([{ path: CREATE, body: { ...FORM, max_credits: 12 } }]);
  expect(currentDraft().answers).toEqual({});
  expect(currentSession()).toMatchObject({ user: { credits: 13 } });
});

test('text by a model is marked on every card, for people and for machines', async () => {
  // An id of its own, since a shown list is cached.
  const id = '0198e1a4-1f6c-7000-8000-0000000000a8';
  const [first, own] = testList(id).suggestions;
  const byCatalogue = { ...first, name_id: 'barra', name: 'Barra', reason_by: 'catalogue' };
  const suggestions = [first, own, byCatalogue];
  await renderResults('/results', [made(id, { suggestions })], order);
  await heading('Names for your daughter');
  const marks = screen.getAllByRole('article').map((card) => ({
    label: card.textContent?.includes('written by a language model (AI)'),
    reason: card.querySelector('p[data-digital-source-type]') !== null,
    whole: card.hasAttribute('data-digital-source-type'),
  }));
  expect(marks).toEqual([
    { label: true, reason: true, whole: false },
    { label: true, reason: true, whole: true },
    { label: false, reason: false, whole: false },
  ]);
});

test('how common a name is stands with the registers that counted it', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000b7';
  await renderResults('/results', [made(id)], order);
  await heading('Names for your daughter');
  const [card] = screen.getAllByRole('article');
  expect(card?.textContent).toMatch(/Berlin \(to 2023\) and Cologne \(to 2020\)/);
});

test('a card shows the name as its family writes it, and in Latin letters where that is Arabic', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000d1';
  const [first] = testList(id).suggestions;
  const suggestions = [
    { ...first, name_id: 'khadija', name: 'Hatice', name_latin: 'Khadija' },
    { ...first, name: 'زينب', name_latin: 'Zaynab' },
  ];
  await renderResults('/results', [made(id, { suggestions })], order);
  await heading('Names for your daughter');
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'Hatice',
    'Zaynab',
  ]);
});

test('a double name is written in one script', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000a9';
  const [first] = testList(id).suggestions;
  const double_with = { name_id: 'nur', name: 'نور', name_ar: 'نُور' };
  const suggestions = [{ ...first, name: 'زينب', name_latin: 'Zaynab', double_with }];
  await renderResults('/results', [made(id, { suggestions, language: 'ar' })], order);
  expect(await screen.findByText('As a double name: زينب نور')).toBeTruthy();
});

test('a list that the catalogue wrote in place of the model is marked, also as free', async () => {
  const fallback = { writer: 'catalogue', credits_used: 0, free_because: 'model_unavailable' };
  await renderResults('/results', [made(idOf(2), fallback)], order);
  expect(await screen.findByText('From the catalogue this time, and free')).toBeTruthy();
  expect(screen.getByText(/verses are missing/)).toBeTruthy();
  screen.getByRole('link', { name: 'Try again with the same answers' }).click();
  expect((await elsewhere()).path).toBe('/suggestions');
  expect(currentDraft()).toMatchObject({ answers: { gender: 'girl' }, owner: USER.id });
});

test('attack 1: if no free list is left, nothing is charged, the page says so, and the answers are kept', async () => {
  saveDraft({ answers: { gender: 'girl' }, step: 'understood', owner: USER.id });
  const refusal = refused(429, 'NO_FREE_LISTS_LEFT', { retry_after: 3_600 });
  const { asked } = await renderResults('/results', [refusal], order);
  await heading('No list came of it this time');
  const words = screen.getByRole('alert').textContent;
  expect(words).toContain('The words of the server.');
  expect(words).toContain('No credits were used. Your answers are still there.');
  expect(asked.map(({ path }) => path)).toEqual([CREATE]);
  expect(currentDraft()).toEqual({
    answers: { gender: 'girl' },
    step: 'understood',
    owner: USER.id,
  });
  // The model may be available again at any moment.
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('without enough credits, the user is redirected to the packages', async () => {
  saveDraft({ answers: { gender: 'girl' }, step: 'understood', owner: USER.id });
  const details = { required_credits: 10, current_credits: 3 };
  await renderResults('/results', [refused(402, 'INSUFFICIENT_CREDITS', details)], order);
  expect(await elsewhere()).toMatchObject({ path: '/credits/insufficient', state: details });
  expect(currentDraft().answers).toEqual({ gender: 'girl' });
});

test('when model and catalogue fail, the page says that nothing was charged; a retry uses a new key', async () => {
  const { asked, press } = await renderResults(
    '/results',
    [refused(503, 'AI_UNAVAILABLE'), made(idOf(3))],
    order,
  );
  await heading('No list came of it this time');
  expect(screen.getByRole('alert').textContent).toContain('The words of the server.');
  expect(screen.getByRole('alert').textContent).toContain('No credits were used.');
  await press('Try again');
  await heading('Names for your daughter');
  expect(asked.map(({ path }) => path)).toEqual([CREATE, CREATE]);
});

test('without an answer, the page does not claim that nothing was charged, and a retry is safe', async () => {
  const { press } = await renderResults('/results', ['silence', made(idOf(4))], order);
  await heading('No list came of it this time');
  const words = screen.getByRole('alert').textContent;
  expect(words).toContain('Trying again does not cost twice.');
  expect(words).not.toContain('No credits were used.');
  await press('Try again');
  await heading('Names for your daughter');
});

test('answers that match no name cannot be retried, only changed', async () => {
  await renderResults('/results', [refused(422, 'NO_NAMES_FIT')], order);
  await heading('No list came of it this time');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const link = screen.getByRole('link', { name: 'To the answers' });
  expect(link.getAttribute('href')).toBe('/suggestions');
});

test('the call is repeated while the list is being written', async () => {
  const running = refused(409, 'SUGGESTIONS_RUNNING', { retry_after: 0 });
  const { asked } = await renderResults('/results', [running, running, made(idOf(5))], order);
  await heading('Names for your daughter');
  expect(asked).toHaveLength(3);
});

test('without an order the newest list is opened; without any list the questions are', async () => {
  const newest = { data: { suggestion: testList(idOf(6)), running: false } };
  await renderResults('/results', [newest]);
  await heading('Names for your daughter');
  cleanup();
  await renderResults('/results', [{ data: { suggestion: null, running: false } }]);
  expect((await elsewhere()).path).toBe('/suggestions');
});

test('a list of another account looks like one that does not exist, and other pages are offered', async () => {
  for (const refusal of [refused(404, 'NOT_FOUND'), refused(400, 'VALIDATION_FAILED')]) {
    await renderResults(`/en/results/${idOf(7)}`, [refusal]);
    await heading('This list is not in your account');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/en/profile?tab=suggestions', '/en/suggestions']);
    expect(screen.getByRole('alert').textContent).not.toContain(idOf(7));
    cleanup();
  }
});

test('signing in with another account leads back to the list', async () => {
  const signedOut = { data: { message: 'Signed out' } };
  const { press, asked } = await renderResults(`/en/results/${idOf(7)}`, [
    refused(404, 'NOT_FOUND'),
    signedOut,
  ]);
  await heading('This list is not in your account');
  await press('Sign in with another account');
  const { path, search } = await elsewhere();
  expect(path).toBe('/en/login');
  expect(search).toBe(`?next=${encodeURIComponent(`/en/results/${idOf(7)}`)}`);
  expect(asked.at(-1)).toMatchObject({ path: '/api/auth/logout', body: { everywhere: false } });
  expect(currentSession().state).toBe('guest');
});

test('a guest sees why the list is not shown, and is not redirected', async () => {
  await renderResults(`/en/results/${idOf(7)}`, [], {}, null);
  await heading('Sign in to see this list');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const next = encodeURIComponent(`/en/results/${idOf(7)}`);
  expect(hrefs).toEqual([`/en/login?next=${next}`, '/en/suggestions']);
});

test('facts are in the language of the page; the reason keeps its own language, which is shown', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000c1';
  const [known, own] = testList(id).suggestions;
  if (!known || !own) throw new Error('no names');
  const cautions = [{ language: 'tr', word: 'ana', text: 'نصّ' }];
  const suggestions = [
    { ...known, facts_language: 'ar' as const, meaning: 'شجرة', description: 'وصف', cautions },
    own,
  ];
  const list = testList(id, { suggestions });
  await renderResults(`/ar/results/${id}`, [{ data: list }], {}, USER, 'ar');
  const [ofCatalogue, ofModel] = await screen.findAllByRole('article');
  const marked = (card: HTMLElement | undefined) =>
    [...(card?.querySelectorAll<HTMLElement>('[lang="en"]') ?? [])].map(({ textContent, dir }) => [
      textContent,
      dir,
    ]);
  expect(marked(ofCatalogue)).toEqual([['It is close to what you wished for.', 'ltr']]);
  // A name that only the model knows has no Arabic texts.
  expect(marked(ofModel)).toContainEqual([own.meaning, 'ltr']);
  expect(marked(ofModel)).toContainEqual([own.reason, 'ltr']);
  expect(ofCatalogue?.textContent).toContain('كُتب بالإنجليزيّة');
  expect(ofCatalogue?.textContent).toContain('ana (التركية): نصّ');
  expect(ofCatalogue?.textContent).not.toContain('(tr)');
});

test('in the language of the list nothing is marked', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000c2';
  await renderResults(`/en/results/${id}`, [{ data: testList(id) }]);
  const [card] = await screen.findAllByRole('article');
  expect(card?.querySelector('[lang="en"]')).toBeNull();
  expect(card?.textContent).not.toContain('Written in');
});

test('a list that is cached in one language is loaded again in another', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000c3';
  await renderResults('/results', [made(id)], order);
  await heading('Names for your daughter');
  cleanup();
  const { asked } = await renderResults(
    `/ar/results/${id}`,
    [{ data: testList(id) }],
    {},
    USER,
    'ar',
  );
  await screen.findAllByRole('article');
  expect(asked).toMatchObject([{ path: `${CREATE}/${id}` }]);
});

test('a list that failed to load can be loaded again', async () => {
  const { press } = await renderResults(`/results/${idOf(8)}`, [
    refused(500, 'INTERNAL_ERROR'),
    { data: testList(idOf(8)) },
  ]);
  await heading('This list could not be loaded');
  await press('Try again');
  await heading('Names for your daughter');
});

const NEXT = { ...USER, id: '01934b5e-0000-7000-8000-000000000002', email: 'next@ismi.example' };

test('the next user in the same tab does not see the list of the user before', async () => {
  const id = '0198e1a4-1f6c-7000-8000-0000000000aa';
  await renderResults('/results', [made(id)], order);
  await heading('Names for your daughter');
  cleanup();
  endSession();
  const { asked } = await renderResults(`/results/${id}`, [refused(404, 'NOT_FOUND')], {}, NEXT);
  await heading('This list is not in your account');
  expect(asked).toMatchObject([{ path: `${CREATE}/${id}` }]);
});

test('a confirmed order is never sent for the next user in the same tab', async () => {
  const nothing = { data: { suggestion: null, running: false } };
  const { asked } = await renderResults('/results', [nothing], order, NEXT);
  expect((await elsewhere()).path).toBe('/suggestions');
  expect(asked.map(({ path }) => path)).toEqual(['/api/suggestions/newest']);
});

test('text that cannot be copied is shown for selection; a copied name is confirmed', async () => {
  const { press } = await renderResults(`/results/${idOf(8)}`, [{ data: testList(idOf(8)) }]);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  write.mockRejectedValueOnce(new DOMException('refused'));
  await press('Copy Zaynab');
  expect(await screen.findByText(/Copying did not work/)).toBeTruthy();
  expect(screen.getByText(/Zaynab · زَيْنَب\s+A fragrant tree/)).toBeTruthy();
  write.mockResolvedValueOnce();
  await press('Copy Zeren');
  expect(await screen.findByText('Zeren is copied')).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith(`Zeren\nA fragrant tree\n${BY_MODEL}`);
});

test('a copied list marks each name that only a model knows', async () => {
  const { press } = await renderResults(`/results/${idOf(8)}`, [{ data: testList(idOf(8)) }]);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await press('Copy the list');
  expect(write).toHaveBeenLastCalledWith(
    `Names for your daughter\n\nZaynab · زَيْنَب\nA fragrant tree\n\nZeren\nA fragrant tree\n${BY_MODEL}`,
  );
});

test('a name is shared with the address of its page; a name that only a model knows with that of the site, and marked', async () => {
  await renderResults(`/results/${idOf(8)}`, [{ data: testList(idOf(8)) }]);
  const links = await screen.findAllByRole('link', { name: 'Share by WhatsApp', hidden: true });
  const texts = links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(texts[0]).toMatch(
    /^https:\/\/wa\.me\/\?text=Zaynab · زَيْنَب\nA fragrant tree\n\n\/en\/names\/zaynab$/,
  );
  expect(texts[1]).toContain(`Zeren\nA fragrant tree\n${BY_MODEL}\n`);
});

test('changing the answers puts them back into the questionnaire, surprises included', async () => {
  await renderResults(`/results/${idOf(8)}`, [{ data: testList(idOf(8)) }]);
  (await screen.findByRole('link', { name: 'Change answers' })).click();
  expect((await elsewhere()).path).toBe('/suggestions');
  expect(currentDraft()).toEqual({
    answers: {
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: 'yes',
      meaning: ['nature'],
      length: 'medium',
      popularity: 'surprise',
    },
    step: 'understood',
    owner: USER.id,
  });
});

test('each answer of a list links to its question, and question and answer are separated', async () => {
  await renderResults(`/results/${idOf(8)}`, [{ data: testList(idOf(8)) }]);
  const answer = await screen.findByRole('link', { name: 'Length: Medium , change' });
  expect(answer.getAttribute('href')).toBe('/suggestions?step=length&to-price');
  answer.click();
  expect((await elsewhere()).path).toBe('/suggestions');
  expect(currentDraft()).toMatchObject({ answers: { length: 'medium' }, owner: USER.id });
});
