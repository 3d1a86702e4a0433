// @vitest-environment happy-dom
import type { Favorite } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { FavoriteCard } from './favorite-card.tsx';

afterEach(cleanup);

const MODEL_FAVORITE: Favorite = {
  id: 'letters:ninavel',
  name_id: null,
  address: null,
  name: 'Ninavel',
  name_latin: 'Ninavel',
  name_ar: null,
  meaning: 'Dawn',
  origin: 'Invented',
  facts_language: 'en',
  gender: 'girl',
  popularity_score: null,
  popularity_sources: [],
  warning: null,
  shareable: false,
  created_at: '2026-11-14T12:00:00.000Z',
};

function show(
  facts_language: Favorite['facts_language'],
  locale: Locale,
  changes: Partial<Favorite> = {},
) {
  const favorite = { ...MODEL_FAVORITE, facts_language, ...changes };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <FavoriteCard favorite={favorite} share={null} rating={() => null} compare={null} />
      ),
    },
  ]);
  render(
    <I18nextProvider
      i18n={i18nFor(locale, messagesOf(locale, ['common', 'favorites', 'likes', 'commonness']))}
    >
      <Stub initialEntries={[`/${locale}/favorites`]} />
    </I18nextProvider>,
  );
  const meaning = screen.getByText('Dawn');
  return { lang: meaning.lang, dir: meaning.dir, card: screen.getByRole('article').textContent };
}

test('text by a model in another language is marked with that language', () => {
  expect(show('en', 'ar')).toEqual({
    lang: 'en',
    dir: 'ltr',
    card: expect.stringContaining('كُتب بالإنجليزيّة'),
  });
});

test('in the language of the page nothing is marked', () => {
  expect(show('en', 'en')).toEqual({
    lang: '',
    dir: '',
    card: expect.not.stringContaining('Written in'),
  });
});

test('if the language of a text is unknown, the direction follows the text', () => {
  expect(show(null, 'ar')).toMatchObject({ lang: '', dir: 'auto' });
});

test('how common a name is stands with its place', () => {
  const { card } = show('en', 'en', {
    popularity_score: 72,
    popularity_sources: [
      { name: 'Berlin', until: 2023 },
      { name: 'Cologne', until: 2020 },
      { name: 'Munich', until: 2015 },
    ],
  });
  expect(card).toContain('Berlin (to 2023), Cologne (to 2020) and 1 more');
});
