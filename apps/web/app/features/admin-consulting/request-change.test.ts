import type { AdminRequest } from '@ismi/contract';
import { expect, test } from 'vitest';
import { changeOf, consequenceOf, draftOf, isChanged, mergeNewest } from './request-change.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const request = (wishes: Partial<AdminRequest> = {}): AdminRequest => ({
  id: '00000000-0000-4000-8000-000000000000',
  user: { id: '00000000-0000-4000-8000-000000000001', name: 'Elif', email: 'e@f.example' },
  consultation_type: 'mail',
  status: 'pending',
  email: 'e@f.example',
  instagram_username: null,
  parent_name: null,
  partner_name: null,
  due_date: null,
  gender: 'girl',
  cultural_background: null,
  religious_preference: null,
  name_style: null,
  meaning_importance: null,
  family_names: null,
  avoid_names: null,
  special_requests: null,
  admin_notes: null,
  cancellation_reason: null,
  response_text: null,
  response_sent_at: null,
  credits_used: 49,
  language: 'tr',
  created_at: '2026-11-14T12:00:00Z',
  updated_at: '2026-11-14T12:00:00Z',
  appointment: null,
  ...wishes,
});

const SEEN = { expected_updated_at: '2026-11-14T12:00:00Z' };

test('without a change there is nothing to save, and whitespace is no change', () => {
  const noted = request({ admin_notes: 'called' });
  expect(isChanged(noted, draftOf(noted))).toBe(false);
  expect(isChanged(noted, { ...draftOf(noted), notes: ' called ' })).toBe(false);
  expect(isChanged(noted, { ...draftOf(noted), reason: 'why' })).toBe(false);
});

test.each([{ status: 'processing' as const }, { notes: 'x' }, { answer: 'Elif' }])(
  '%o is a change to save',
  (change) => {
    expect(isChanged(request(), { ...draftOf(request()), ...change })).toBe(true);
  },
);

test('completing sends the time, cancelling sends the reason and no answer', () => {
  const draft = { ...draftOf(request()), answer: ' Elif ', reason: ' ill ' };
  expect(changeOf(request(), { ...draft, status: 'completed' }, NOW)).toEqual({
    ...SEEN,
    status: 'completed',
    response_text: 'Elif',
    response_sent_at: NOW.toISOString(),
  });
  expect(changeOf(request(), { ...draft, status: 'cancelled' }, NOW)).toEqual({
    ...SEEN,
    status: 'cancelled',
    cancellation_reason: 'ill',
  });
});

test('only changed fields are sent, with the version seen', () => {
  const noted = request({ status: 'completed', admin_notes: 'called', response_text: 'Elif' });
  const draft = draftOf(noted);
  expect(changeOf(noted, { ...draft, answer: 'Meryem' }, NOW)).toEqual({
    ...SEEN,
    response_text: 'Meryem',
  });
  expect(changeOf(noted, { ...draft, notes: ' ' }, NOW)).toEqual({ ...SEEN, admin_notes: null });
});

test('after an edit conflict, own changes are kept and the rest is updated', () => {
  const seen = request({ admin_notes: 'called' });
  const newest = request({ status: 'processing', admin_notes: 'ill', response_text: 'Meryem' });
  const draft = { ...draftOf(seen), answer: 'Elif' };
  expect(mergeNewest(seen, draft, newest)).toEqual({
    status: 'processing',
    notes: 'ill',
    answer: 'Elif',
    reason: '',
  });
  const cancelled = request({ status: 'cancelled' });
  expect(mergeNewest(seen, { ...draft, status: 'completed' }, cancelled).status).toBe('cancelled');
});

test('an appointment on Instagram has no mailed answer', () => {
  const onInstagram = request({ consultation_type: 'instagram' });
  const draft = { ...draftOf(onInstagram), status: 'completed' as const };
  expect(changeOf(onInstagram, draft, NOW)).not.toHaveProperty('response_text');
  expect(consequenceOf(onInstagram, draft)).toBe('none');
});

const SENT = { response_text: 'Elif', response_sent_at: NOW.toISOString() };
test.each([
  ['refund', request(), { status: 'cancelled' as const }],
  ['answer', request(), { status: 'completed' as const, answer: 'Elif' }],
  ['no-answer', request(), { status: 'completed' as const }],
  ['none', request(), { status: 'processing' as const, answer: 'Elif' }],
  ['none', request({ status: 'completed', ...SENT }), { notes: 'x' }],
  ['answer', request({ status: 'completed', ...SENT }), { answer: 'Elif, Meryem' }],
] as const)('saving has the effect: %s', (consequence, before, change) => {
  expect(consequenceOf(before, { ...draftOf(before), ...change })).toBe(consequence);
});
