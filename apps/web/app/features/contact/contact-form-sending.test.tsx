// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { ContactForm } from './contact-form.tsx';

const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'n',
    salt: 's',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    data: { action: 'contact_form', expires: 1_772_367_000 },
  },
  signature: 'x',
};
const SOLUTION = { counter: 7, derivedKey: '00ff' };

/** happy-dom has no workers: this one returns the solution at once. */
class QuickWorker extends EventTarget {
  postMessage({ type }: { type: string }) {
    if (type === 'work') this.dispatchEvent(new MessageEvent('message', { data: SOLUTION }));
  }
  terminate() {}
}

interface Answer {
  status: number;
  body: unknown;
}
const ACCEPTED: Answer = {
  status: 200,
  body: { success: true, data: { message: 'Teşekkürler', reference: 'K-7' } },
};
const REFUSED: Answer = {
  status: 429,
  body: {
    success: false,
    error: { code: 'TOO_MANY_REQUESTS', message: 'Bu kadarı fazla oldu.', retry_after: 60 },
  },
};

/** Our own origin with an API that sends a puzzle and then this reply to messages. */
async function openPage(answer: Promise<Answer> | Answer) {
  const sent: unknown[] = [];
  const server = createServer(async (request, response) => {
    const isChallenge = request.url?.startsWith('/api/captcha/challenge');
    if (!isChallenge) sent.push(await json(request));
    const { status, body } = isChallenge
      ? { status: 200, body: { success: true, data: CHALLENGE } }
      : await answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on TCP, so `address()` is an object.
  const { port } = server.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/tr/contact`;
  render(
    <I18nextProvider i18n={i18nFor('tr', messagesOf('tr', ['common', 'contact']))}>
      <ContactForm email="operator@ismi.example" />
    </I18nextProvider>,
  );
  return sent;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const LABELS = ['Adınız', 'E-posta adresiniz', 'Konu', 'Mesajınız'];
const TEXTS = ['Elif', 'elif@family.example', 'Soru', 'Merhaba'];
const written = () => LABELS.map((label) => field(label).value);

async function fillInAndSend() {
  const user = userEvent.setup();
  for (const [i, label] of LABELS.entries()) await user.type(field(label), TEXTS[i] ?? '');
  // Simulates the time that a person needs to fill in the form.
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await user.click(screen.getByRole('button', { name: 'Mesajı gönder' }));
}

beforeEach(() => {
  vi.stubGlobal('Worker', QuickWorker);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a sent message is acknowledged with its reference, and form and draft are empty', async () => {
  const sent = await openPage(ACCEPTED);
  await fillInAndSend();
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('Teşekkürler, mesajınız bize ulaştı.');
  expect(notice.textContent).toContain('elif@family.example');
  expect(notice.textContent).toContain('K-7');
  expect(document.activeElement).toBe(notice);
  expect(written()).toEqual(['', '', '', '']);
  expect(sessionStorage.getItem(STORED_KEYS.contactDraft)).toBeNull();
  const recaptcha_token = btoa(JSON.stringify({ challenge: CHALLENGE, solution: SOLUTION }));
  const [name, email, subject, message] = TEXTS;
  expect(sent).toMatchObject([
    {
      ...{ name, email, subject, message, recaptcha_token, website: '', phone_number: '' },
      form_timestamp: expect.toSatisfy(Number.isInteger),
    },
  ]);
});

test('the button is busy until the response arrives, and a second press sends nothing', async () => {
  const answer = Promise.withResolvers<Answer>();
  const sent = await openPage(answer.promise);
  await fillInAndSend();
  const button = await screen.findByRole('button', { name: 'Gönderiliyor' });
  await userEvent.click(button);
  answer.resolve(ACCEPTED);
  await screen.findByRole('status');
  expect(screen.getByRole('button', { name: 'Mesajı gönder' })).toBe(button);
  expect(sent).toHaveLength(1);
});

test('an error shows the server’s message, and the form keeps its content', async () => {
  await openPage(REFUSED);
  await fillInAndSend();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Bu kadarı fazla oldu.');
  expect(notice.textContent).toContain('Yazdıklarınız duruyor');
  expect(document.activeElement).toBe(notice);
  expect(written()).toEqual(TEXTS);
  expect(sessionStorage.getItem(STORED_KEYS.contactDraft)).toContain('Merhaba');
});

test('a browser that cannot do the security check says so, and sends nothing', async () => {
  vi.stubGlobal('Worker', undefined);
  const sent = await openPage(ACCEPTED);
  await fillInAndSend();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Güvenlik kontrolü bu tarayıcıda tamamlanamadı.');
  expect(written()).toEqual(TEXTS);
  expect(sent).toEqual([]);
});
