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
  name: 'Ninavel',
  name_latin: 'Ninavel',
  name_ar: null,
  meaning: 'Dawn',
  origin: 'Invented',
  facts_language: 'en',
  gender: 'girl',
  popularity_score: null,
  warning: null,
  shareable: false,
  created_at: '2026-11-14T12:00:00.000Z',
};

function show(facts_language: Favorite['facts_language'], locale: Locale) {
  const favorite = { ...MODEL_FAVORITE, facts_language };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => <FavoriteCard favorite={favorite} share={null} rating={() => null} />,
    },
  ]);
  render(
    <I18nextProvider i18n={i18nFor(locale, messagesOf(locale, ['common', 'favorites', 'likes']))}>
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
