// @vitest-environment happy-dom
import type { IslamicAnalysis } from '@ismi/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSearch, searchReply } from '../../../test/render-search.tsx';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { endSession } from '../../data/session/session-store.ts';

const ANALYSIS: IslamicAnalysis = {
  name_id: 'zaynab',
  name: 'Zaynab',
  islamic_appropriate: true,
  islamic_verdict: 'recommended',
  reason: 'A righteous person bore it.',
  islamic_reason_tr: null,
  islamic_reason_en: null,
  islamic_reason_de: null,
  islamic_reason_ar: null,
  sources: [{ title: 'Muslim, no. 2135', text: 'Earlier people did so.', checked: false }],
  verses: ['17:110'],
  views: [{ tradition: 'hanafi', verdict: 'appropriate', text: 'Some prefer another.' }],
  alternatives: [{ name_id: 'barra', address: 'barra', name: 'Barra' }],
  reviewed: false,
  by_machine: false,
  available: true,
};

const dialog = () => screen.findByRole('dialog');

afterEach(() => {
  cleanup();
  endSession();
});

async function openResult(...replies: Parameters<typeof renderSearch>[0]['replies'] & object) {
  const stage = await renderSearch({ credits: 25, replies: [searchReply(), ...replies] });
  await stage.lookUp('Zaynab');
  await dialog();
  await stage.press('Use 5 credits');
  await screen.findByRole('article');
  return stage;
}

test('an assessment can be added to a result, with its sources and views', async () => {
  const reply = { data: { ...ANALYSIS, credits_deducted: 10, credits: 10 } };
  const { asked, press } = await openResult(reply);
  await press(/See the assessment.*10 credits/);
  expect((await dialog()).textContent).toContain('Assess “Zaynab”?');
  await press('Use 10 credits');
  const block = await screen.findByRole('region', { name: 'Islamic assessment' });
  for (const words of [
    'Recommended',
    'A righteous person bore it.',
    'Not yet reviewed by a scholar.',
    'Muslim, no. 2135',
    'not yet checked',
    '17:110',
    'Hanafi',
    'Some prefer another.',
  ]) {
    expect(block.textContent).toContain(words);
  }
  expect(within(block).getByRole('link', { name: 'Look up Barra' })).toBeDefined();
  expect(asked[1]).toMatchObject({
    path: '/api/names/islamic-analysis',
    body: { name: 'Zaynab', name_id: 'zaynab', max_credits: 10, language: 'en' },
  });
});

test('the assessment of a name that only a model knows is requested with the written spelling', async () => {
  const unknown = searchReply({ name_id: null, name_latin: null, name_ar: null, verified: false });
  const reply = { data: { ...ANALYSIS, by_machine: true, credits_deducted: 10, credits: 10 } };
  const { asked, lookUp, press } = await renderSearch({ credits: 25, replies: [unknown, reply] });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  await screen.findByRole('article');
  await press(/See the assessment/);
  await dialog();
  await press('Use 10 credits');
  const judged = await screen.findByText('Judged by a machine');
  // Machine-readable marks: on the assessment, and on the whole card, since only the model knows the name.
  const mark = '[data-digital-source-type$="trainedAlgorithmicMedia"]';
  expect(judged.closest(`section${mark}`)).toBeTruthy();
  expect(judged.closest(`article${mark}`)).toBeTruthy();
  // Without it, names with the same spelling would be offered again.
  expect(asked[1]?.body).toEqual({
    name: 'Zaynab',
    as_written: true,
    max_credits: 10,
    language: 'en',
  });
});

test('a recent search without an assessment still offers one', async () => {
  const verdict = { ...ANALYSIS, islamic_verdict: 'notAssessed', islamic_appropriate: null };
  const { press } = await openResult({ data: { ...verdict, credits_deducted: 0, credits: 20 } });
  await press(/See the assessment/);
  await dialog();
  await press('Use 10 credits');
  await screen.findByText('Not assessed');
  expect(localStorage.getItem(STORED_KEYS.recentSearches)).toContain('"isAnalysed":false');
});

test('an unavailable assessment is shown as such, and stays on offer', async () => {
  const missing = {
    ...ANALYSIS,
    available: false,
    islamic_verdict: 'notAssessed',
    reason: 'Not available.',
    sources: [],
    verses: [],
    views: [],
    alternatives: [],
  };
  const { press } = await openResult({ data: { ...missing, credits_deducted: 0, credits: 20 } });
  await press(/See the assessment/);
  await dialog();
  await press('Use 10 credits');
  const block = await screen.findByRole('region', { name: 'Islamic assessment' });
  expect(block.textContent).toBe('Islamic assessmentNot available.');
  expect(screen.getByRole('button', { name: /See the assessment/ })).toBeDefined();
});

const DOWN = { status: 503, error: { code: 'AI_UNAVAILABLE', message: 'Not now.' } };

test('a failed question removes the answer to an earlier one', async () => {
  const { lookUp, press } = await openResult(DOWN);
  await lookUp('Yusuf');
  await dialog();
  await press('Use 5 credits');
  await screen.findByText('Not now.');
  expect(screen.queryByRole('article')).toBeNull();
});

test('an answer stays when a follow-up question fails', async () => {
  const { press } = await openResult(DOWN);
  await press(/See the assessment/);
  await dialog();
  await press('Use 10 credits');
  await screen.findByText('Not now.');
  expect(screen.getByRole('article')).toBeDefined();
});

test('missing figures are labelled', async () => {
  const unknown = { popularity: null, popularity_score: null };
  const { lookUp, press } = await renderSearch({ credits: 25, replies: [searchReply(unknown)] });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect(await screen.findByText('Our sources have no figures for this name.')).toBeDefined();
});

test('signing out removes the recent searches', async () => {
  await openResult();
  expect(localStorage.getItem(STORED_KEYS.recentSearches)).toContain('zaynab');
  endSession();
  expect(localStorage.getItem(STORED_KEYS.recentSearches)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zaynab' })).toBeNull());
});
