// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { CONSENT_VERSION } from '@ismi/contract/pricing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { OrderForm } from './order-form.tsx';

const POPULAR = {
  id: 'popular',
  credits: 100,
  base_credits: 60,
  bonus_credits: 40,
  price: 7.99,
  currency: 'EUR',
  name: 'Beliebt',
  description: '',
  popular: true,
} as const;
const COUNTRIES = [
  { code: 'DE', vat_rate: 19 },
  { code: 'AT', vat_rate: 20 },
];

interface Sent {
  key: string | string[] | undefined;
  body: unknown;
}

/** The form on our own origin, with an API that gives this reply to every order, or none. */
async function openForm(status: number | 'never', body?: unknown) {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    sent.push({ key: request.headers['idempotency-key'], body: await json(request) });
    if (status === 'never') return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on TCP, so `address()` is an object.
  const { port } = server.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/de/credits/purchase`;
  const form = <OrderForm offered={POPULAR} countries={COUNTRIES} goal={undefined} />;
  const router = createMemoryRouter([{ path: '*', element: form }]);
  render(
    <I18nextProvider i18n={i18nFor('de', messagesOf('de', ['common', 'order']))}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return sent;
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const order = () =>
  userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
async function fillIn() {
  await userEvent.selectOptions(screen.getByRole('combobox'), 'AT');
  for (const box of boxes()) await userEvent.click(box);
}

const REFUSED = { success: false, error: { code: 'PURCHASES_CLOSED', message: 'Gerade nicht.' } };
const STRANGE = {
  success: true,
  data: { approvalUrl: 'javascript:alert(1)', payment_id: '0198e1a4-1f6c-7000-8000-000000000001' },
};

afterEach(cleanup);

test('no consent is ticked and no country is chosen by default', async () => {
  await openForm(403, REFUSED);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
});

test('an order without a consent is not sent; the missing one is named and focused', async () => {
  const sent = await openForm(403, REFUSED);
  await order();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: /18 Jahre/ }));
  await order();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /18 Jahre/ }));
  expect(screen.getAllByText('Das ist für die Bestellung nötig.')).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('the tax in the price follows the country', async () => {
  await openForm(403, REFUSED);
  await fillIn();
  expect(screen.getByText(/20\s%/).textContent).toMatch(/1,33/);
});

test('an order contains every consent and the version of its text; each click is a new order', async () => {
  const sent = await openForm(403, REFUSED);
  await fillIn();
  await order();
  expect((await screen.findByRole('alert')).textContent).toContain('Gerade nicht.');
  await order();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toEqual({
    packageId: 'popular',
    country: 'AT',
    language: 'de',
    withdrawal_consent: true,
    age_confirmed: true,
    consent_version: CONSENT_VERSION,
  });
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('the button is busy as soon as it is pressed, before the response', async () => {
  await openForm('never');
  await fillIn();
  const button = screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  // Without waiting: the state must change in the same frame.
  act(() => button.click());
  expect(button.textContent).toBe('Bestellung wird angelegt');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the buyer is not redirected to an address that is not allowed', async () => {
  await openForm(200, STRANGE);
  await fillIn();
  await order();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Die Bezahlseite konnte nicht geöffnet werden.',
  );
});
