import { auth } from '@ismi/contract';
import { expect, test } from 'vitest';
import { solvedCaptcha } from '../../test/fakes/captcha.ts';
import { cookieIn, settled } from '../../test/fixtures/accounts.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { COOKIES } from './cookie-list.ts';

const setBy = (headers: Headers) =>
  headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');

test('on https every cookie has a prefix and the attributes it requires', async () => {
  const api = await startTestApi();
  const { browser } = await settled(api);
  const { headers } = await api.guest
    .with({ cookie: `__Secure-ismi_refresh=${browser.refresh}` })
    .send(auth.refresh, { body: {} });
  expect(setBy(headers).sort()).toEqual([
    '__Host-ismi_signed_in',
    '__Secure-ismi_known',
    '__Secure-ismi_refresh',
  ]);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toContain('; Secure');
    expect(cookie).not.toContain('Domain=');
    if (cookie.startsWith('__Host-')) expect(cookie).toMatch(/Path=\/(;|$)/);
  }
});

test('an old cookie without prefix keeps the session and is replaced', async () => {
  const api = await startTestApi();
  const { browser } = await settled(api);
  const { status, headers } = await api.guest
    .with({ cookie: `ismi_refresh=${browser.refresh}; ismi_signed_in=1` })
    .send(auth.refresh, { body: {} });
  expect(status).toBe(200);
  expect(cookieIn(headers, '__Secure-ismi_refresh')).toBeTruthy();
  expect(cookieIn(headers, 'ismi_refresh')).toBe('');
  expect(cookieIn(headers, 'ismi_signed_in')).toBe('');
});

test('a name without prefix is read until 18 December 2026, and never after', async () => {
  const api = await startTestApi();
  const { browser } = await settled(api);
  const statusOf = async (name: string, { refresh }: typeof browser) => {
    const caller = api.guest.with({ cookie: `${name}=${refresh}` });
    return (await caller.send(auth.refresh, { body: {} })).status;
  };
  expect(await statusOf('ismi_refresh', browser)).toBe(200);
  api.clock.advance(Date.parse('2026-12-18T00:00:00Z') - api.clock.now().getTime());
  const late = await settled(api);
  expect(await statusOf('ismi_refresh', late.browser)).toBe(401);
  expect(await statusOf('__Secure-ismi_refresh', late.browser)).toBe(200);
});

test('former cookie names expire on a fixed day', () => {
  const days = Object.entries(COOKIES).map(([cookie, { unprefixedUntil }]) => [
    cookie,
    new Date(unprefixedUntil).toISOString().slice(0, 10),
  ]);
  expect(Object.fromEntries(days)).toEqual({
    refresh: '2026-12-18',
    signedIn: '2026-12-18',
    registration: '2026-12-18',
    google: '2026-12-18',
    known: '2027-05-17',
  });
});

test('the cookie with the prefix wins', async () => {
  const api = await startTestApi();
  const { browser } = await settled(api);
  const planted = `ismi_refresh=planted; __Secure-ismi_refresh=${browser.refresh}`;
  const { status } = await api.guest.with({ cookie: planted }).send(auth.refresh, { body: {} });
  expect(status).toBe(200);
});

test('on plain http, as on a developer’s machine, names have no prefix', async () => {
  const api = await startTestApi({ env: { PUBLIC_ORIGIN: 'http://localhost:3000' } });
  const { headers } = await api.guest.send(auth.register, {
    body: {
      name: 'Elif',
      email: 'elif@family.example',
      password: 'Sümbül-1453',
      recaptcha_token: solvedCaptcha('registration'),
    },
  });
  expect(setBy(headers)).toEqual(['ismi_registration']);
});

test('signing out clears only the browser’s cache', async () => {
  const api = await startTestApi();
  const { browser } = await settled(api);
  const signOut = await api.guest
    .with({ cookie: `__Secure-ismi_refresh=${browser.refresh}` })
    .send(auth.logout, { body: {} });
  expect(signOut.headers.get('clear-site-data')).toBe('"cache"');
  expect(setBy(signOut.headers)).not.toContain('__Secure-ismi_known');
  const { headers } = await browser.caller.send(auth.me, {});
  expect(headers.get('clear-site-data')).toBeNull();
});
