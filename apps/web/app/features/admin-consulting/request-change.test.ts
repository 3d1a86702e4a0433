import type { AdminRequest } from '@ismi/contract';
import { expect, test } from 'vitest';
import { changeOf, consequenceOf, draftOf, isChanged } from './request-change.ts';

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
  appointment: null,
  ...wishes,
});

test('nothing changed is nothing to save, and spaces change nothing', () => {
  const noted = request({ admin_notes: 'called' });
  expect(isChanged(noted, draftOf(noted))).toBe(false);
  expect(isChanged(noted, { ...draftOf(noted), notes: ' called ' })).toBe(false);
  expect(isChanged(noted, { ...draftOf(noted), reason: 'why' })).toBe(false);
});

test.each([{ status: 'processing' as const }, { notes: 'x' }, { answer: 'Elif' }])(
  '%o is something to save',
  (change) => {
    expect(isChanged(request(), { ...draftOf(request()), ...change })).toBe(true);
  },
);

test('completing says when, cancelling says why and answers nothing', () => {
  const draft = { ...draftOf(request()), answer: ' Elif ', reason: ' ill ' };
  expect(changeOf(request(), { ...draft, status: 'completed' }, NOW)).toEqual({
    status: 'completed',
    admin_notes: null,
    response_text: 'Elif',
    response_sent_at: NOW.toISOString(),
  });
  expect(changeOf(request(), { ...draft, status: 'cancelled' }, NOW)).toEqual({
    status: 'cancelled',
    admin_notes: null,
    cancellation_reason: 'ill',
  });
});

test('an appointment on Instagram has no answer by mail', () => {
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
] as const)('saving means %s', (consequence, before, change) => {
  expect(consequenceOf(before, { ...draftOf(before), ...change })).toBe(consequence);
});
