// @vitest-environment happy-dom
import { admin } from '@ismi/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useApiQuery } from '../../data/query.ts';
import { queryClient } from '../../data/query-client.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { BlockFlow, type BlockRequest } from './block-flow.tsx';

interface Request {
  path: string;
  body: unknown;
}

let requests: Request[] = [];
let booked = 1;
let isRefusedOnce = false;

const REFUSAL = { code: 'BLOCK_CHANGED', message: 'Somebody booked meanwhile.' };

/** One appointment is booked, and its request waits until the hour is blocked. */
async function stubFetch(path: string, init: RequestInit): Promise<Response> {
  requests.push({ path, body: init.body && JSON.parse(String(init.body)) });
  if (path === '/api/admin/badges')
    return Response.json({ success: true, data: { consulting: booked, desk: 0, withdrawals: 0 } });
  const isPreview = path.endsWith('?preview=true');
  if (!isPreview && isRefusedOnce) {
    isRefusedOnce = false;
    booked = 2;
    return Response.json({ success: false, error: REFUSAL }, { status: 409 });
  }
  const data = {
    blockedSlots: 1,
    affectedAppointments: booked,
    totalRefundCredits: booked * 50,
    users: [],
    moreUsers: 0,
  };
  if (!isPreview) booked = 0;
  return Response.json({ success: true, data });
}

beforeEach(() => {
  requests = [];
  booked = 1;
  isRefusedOnce = false;
  vi.stubGlobal('fetch', stubFetch);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const REQUEST: BlockRequest = { date: '2026-11-20', times: ['10:00'] };
const REASON = 'The consultant is ill today.';

/** The dialog, and the sidebar's badge beside it. */
function Page() {
  const [request, setRequest] = useState<BlockRequest | undefined>(REQUEST);
  const { data } = useApiQuery(admin.badges, {});
  return (
    <>
      <p>waiting: {data?.consulting}</p>
      <BlockFlow request={request} onClose={() => setRequest(undefined)} />
    </>
  );
}

/** Opens the dialog and completes its steps. */
async function block() {
  const Stub = createRoutesStub([{ path: '/en/madmin/calendar', Component: Page }]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'admin', 'admin-calendar']))}>
      <Stub initialEntries={['/en/madmin/calendar']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await screen.findByText('waiting: 1');
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await waitFor(() => expect(next().disabled).toBe(false));
  await user.click(next());
  await user.click(next());
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByRole('textbox'), REASON);
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Close them' }));
}

test('the badge of the sidebar is loaded again after hours were blocked', async () => {
  await block();
  await screen.findByText('waiting: 0');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.find(({ path }) => path === '/api/admin/slots/block')?.body).toEqual({
    ...REQUEST,
    reason: REASON,
    expectedAffected: 1,
  });
});

test('if a slot was booked meanwhile, the first step says so and shows the current effect', async () => {
  isRefusedOnce = true;
  await block();
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSAL.message);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.getByText('100')).toBeTruthy();
});
