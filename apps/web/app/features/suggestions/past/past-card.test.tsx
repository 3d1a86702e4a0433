// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { PastCard } from './past-card.tsx';

afterEach(cleanup);

const ID = '0198e1a4-1f6c-7000-8000-0000000000b1';
const CARD = {
  id: ID,
  suggestionId: ID,
  created_at: '2026-11-14T12:00:00.000Z',
  language: 'en',
  preferences: {
    gender: 'girl',
    culture: 'turkeyAsia',
    length: 'medium',
    meaning: ['nature'],
    religious: true,
  },
  writer: 'model',
  credits_used: 12,
  names_count: 10,
  suggestions: [
    { name_id: 'nur', name: 'Nur', name_ar: 'نور', meaning: 'Light', gender: 'girl' },
    { name_id: null, name: 'Ninavel', name_ar: null, meaning: 'Dawn', gender: 'girl' },
  ],
} as const;

test('a name that only a model knows is marked in an earlier list, for people and for machines', () => {
  const card = {
    ...CARD,
    preferences: { ...CARD.preferences, meaning: [...CARD.preferences.meaning] },
    suggestions: [...CARD.suggestions],
  };
  const now = new Date('2026-11-15T12:00:00.000Z');
  const Stub = createRoutesStub([
    { path: '/en/profile', Component: () => <PastCard card={card} now={now} /> },
  ]);
  render(
    <I18nextProvider
      i18n={i18nFor('en', messagesOf('en', ['common', 'profile', 'answers', 'name-kinds']))}
    >
      <Stub initialEntries={['/en/profile']} />
    </I18nextProvider>,
  );
  const marks = screen
    .getAllByRole('listitem')
    .map((line) => [line.textContent, line.hasAttribute('data-digital-source-type')]);
  expect(marks).toEqual([
    ['Nurنور', false],
    ['NinavelNot verified: only a language model knows this name.', true],
  ]);
});
