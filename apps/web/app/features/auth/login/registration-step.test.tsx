// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { useSignInRedirect } from '../use-sign-in-redirect.ts';
import { RegistrationStep } from './registration-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** happy-dom has no workers: this one returns the solution at once. */
class QuickWorker extends EventTarget {
  postMessage({ type }: { type: string }) {
    const data = { counter: 7, derivedKey: '00ff' };
    if (type === 'work') this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

const challenge = (number: number) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: `n${number}`,
    salt: 's',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    data: { action: 'registration', expires: 1_772_367_000 },
  },
  signature: 'x',
});

/** An API that refuses every registration at first, and records the requests. */
async function startRefusingApi() {
  const sentTokens: string[] = [];
  const counts = { challenges: 0 };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.startsWith('/api/captcha/challenge')) {
      counts.challenges += 1;
      return answer(200, { success: true, data: challenge(counts.challenges) });
    }
    const { recaptcha_token } = (await json(request)) as { recaptcha_token: string };
    sentTokens.push(recaptcha_token);
    const error = { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' };
    return answer(503, { success: false, error });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on TCP, so `address()` is an object.
  const { port } = server.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/en/login`;
  return { sentTokens, counts };
}

function Step() {
  const signInRedirect = useSignInRedirect();
  return (
    <RegistrationStep
      email="elif@family.example"
      signInRedirect={signInRedirect}
      goTo={async () => {}}
    />
  );
}

test('after a refusal, the next puzzle is solved in advance: the previous one is used up', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  const { sentTokens, counts } = await startRefusingApi();
  const Page = createRoutesStub([{ path: '/en/login', Component: Step }]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'login', 'account']))}>
      <Page initialEntries={['/en/login']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' }))
    await user.type(field, 'Lindenblatt 48 im Regen');
  const send = () => user.click(screen.getByRole('button', { name: 'Open account' }));
  await send();
  await screen.findByText('Not now.');
  await waitFor(() => expect(counts.challenges).toBe(2));
  await send();
  await waitFor(() => expect([sentTokens.length, counts.challenges]).toEqual([2, 3]));
  expect(new Set(sentTokens).size).toBe(2);
});
