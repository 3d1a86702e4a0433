// @vitest-environment happy-dom
import type { AdminWithdrawal, WithdrawnPurchase } from '@ismi/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

afterEach(cleanup);

const PURCHASE: WithdrawnPurchase = {
  payment_id: '01934b5e-0000-7000-8000-000000000001',
  receipt_number: '2026-000003',
  completed_at: '2026-11-01T10:00:00.000Z',
  amount: 7.99,
  currency: 'EUR',
  refunded_amount: 0,
  credits: 100,
  credits_left: 100,
  refundable_amount: 7.99,
  in_time: true,
  same_address: true,
  guessed: false,
};

function show(purchase: WithdrawnPurchase) {
  const withdrawal: AdminWithdrawal = {
    id: '01934b5e-0000-7000-8000-000000000002',
    reference: 'W-ABCD-EFGH',
    name: '',
    email: null,
    order_number: '',
    status: 'open',
    note: null,
    created_at: '2026-11-02T10:00:00.000Z',
    handled_at: null,
    purchase,
  };
  const Page = createRoutesStub([
    {
      path: '/madmin/desk',
      Component: () => <WithdrawalCard withdrawal={withdrawal} />,
    },
  ]);
  const texts = messagesOf('en', ['common', 'admin', 'admin-withdrawals']);
  render(
    <I18nextProvider i18n={i18nFor('en', texts)}>
      <Page initialEntries={['/madmin/desk']} />
    </I18nextProvider>,
  );
}
const refund = () => screen.queryByRole('button', { name: /^Give .* back$/ });

test('a purchase that is certain can be refunded at once', () => {
  show(PURCHASE);
  expect(refund()).toBeTruthy();
  expect(screen.queryByText('Only a guess')).toBeNull();
});

test('a purchase that is only guessed says so, and its number has to be entered first', () => {
  show({ ...PURCHASE, guessed: true });
  expect(screen.getByText('Only a guess')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Receipt or order number' })).toBeTruthy();
  expect(refund()).toBeNull();
});
