// @vitest-environment happy-dom
import { CREDIT_PACKAGES, type PackageId } from '@ismi/contract/pricing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { PurchaseGoal } from '../../data/credits/purchase-goal.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { CreditsScreen } from './credits-screen.tsx';

const ids = Object.keys(CREDIT_PACKAGES) as PackageId[];
const packages = ids.map((id) => {
  const { base, bonus, priceMinor, popular } = CREDIT_PACKAGES[id];
  return {
    id,
    name: id,
    description: '',
    credits: base + bonus,
    base_credits: base,
    bonus_credits: bonus,
    price: priceMinor / 100,
    currency: 'EUR' as const,
    popular,
  };
});

function openScreen(goal: PurchaseGoal | undefined) {
  const offer = { packages, isOpen: true, isFallback: false, countries: [] };
  const element = <CreditsScreen offer={offer} goal={goal} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/credits'] });
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'credits']))}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

const recommended = () =>
  screen
    .getAllByRole('listitem')
    .filter((card) => within(card).queryByText('The smallest package that covers it'))
    .map((card) => within(card).getByRole('heading').textContent);

afterEach(cleanup);

test.each([
  [99, 25, ['popular']],
  [5, 3, ['starter']],
  [50, 0, ['starter']],
  [51, 0, ['popular']],
  [150, 0, ['family']],
  [25, 25, []],
])('for %i credits with a balance of %i, %j is recommended', (required, current, expected) => {
  openScreen({
    to: 'consulting',
    shortfall: { required_credits: required, current_credits: current },
  });
  expect(recommended()).toEqual(expected);
});

test('without a goal, no package is recommended', () => {
  openScreen(undefined);
  expect(recommended()).toEqual([]);
});

test('an order keeps the purchase goal, so that it returns there and another package can be chosen', () => {
  openScreen({ to: 'names', name: 'Zaynab' });
  const [order] = screen.getAllByRole('link', { name: /starter/ });
  expect(order?.getAttribute('href')).toBe(
    '/en/credits/purchase?package=starter&then=names&name=Zaynab',
  );
});
