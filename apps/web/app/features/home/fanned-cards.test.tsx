// @vitest-environment happy-dom
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { FannedCards } from './fanned-cards.tsx';

test('the cards of the first screen link to the pages of their names, each in its glaze', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <I18nextProvider i18n={i18nFor('de', messagesOf('de', ['common', 'home']))}>
      <MemoryRouter initialEntries={['/de']}>
        <FannedCards />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(place.querySelector('[aria-hidden=true] a')).toBeNull();
  const links = [...place.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/de/names/yusuf',
    '/de/names/safa',
    '/de/names/zeynep',
  ]);
  for (const [index, id] of ['yusuf', 'safa', 'zaynab'].entries()) {
    const link = links[index];
    // A name has one glaze, whatever spelling its card is written in.
    const { glaze } = shamsaRecipe(id);
    expect(link?.querySelector('.name-card')?.className).toContain(`glaze-${glaze}`);
    expect(link?.textContent).toMatch(/Yusuf|Safa|Zeynep/);
  }
});
