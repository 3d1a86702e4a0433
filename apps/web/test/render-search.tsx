import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Account, Locale, NameResult } from '@ismi/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import { beginSession } from '../app/data/session/session-store.ts';
import { NameSearch } from '../app/features/names/name-search.tsx';
import { i18nFor } from '../app/i18n/instances.ts';
import { messagesOf } from '../app/i18n/messages.server.ts';

/** A search result for a name of the catalogue, as the server sends it. */
export const ZAYNAB: NameResult = {
  name_id: 'zaynab',
  address: 'zaynab',
  name: 'Zaynab',
  name_latin: 'Zaynab',
  name_ar: 'زَيْنَب',
  matched_form: null,
  meaning: 'A fragrant tree',
  origin: 'Arabic',
  description: 'The Prophet gave this name himself.',
  pronunciation: 'ZAY-nab',
  ipa: 'ˈzajnab',
  also_said: { form: 'Zeynep', ipa: 'zejˈnep' },
  known_for: null,
  gender: 'girl',
  length: 'medium',
  popularity: 'classic',
  popularity_score: 87,
  popularity_place: 'DE',
  popularity_sources: [
    { name: 'Berlin', until: 2023 },
    { name: 'Cologne', until: 2020 },
  ],
  popularity_births: 12_345,
  popularity_cognates: [],
  cultural_variants: ['Zaynab', 'Zeynep'],
  meaning_tr: null,
  meaning_en: null,
  meaning_de: null,
  meaning_ar: null,
  origin_tr: null,
  origin_en: null,
  origin_de: null,
  origin_ar: null,
  description_tr: null,
  description_en: null,
  description_de: null,
  description_ar: null,
  namesakes: [{ name: 'Zaynab bint Ali', line: 'Witness of Karbala' }],
  related: [{ name_id: 'barra', address: 'barra', name: 'Barra' }],
  cautions: [],
  quran: [],
  warning: null,
  verified: true,
  picture_mark: '0abc123',
  islamic_appropriate: null,
  islamic_reason_tr: null,
  islamic_reason_en: null,
  islamic_reason_de: null,
  islamic_reason_ar: null,
  analysis: null,
};

export const USER: Account = {
  id: '01934b5e-0000-7000-8000-000000000001',
  email: 'family@ismi.example',
  name: 'Elif',
  phone: null,
  credits: 25,
  preferred_language: 'en',
  email_verified: true,
  auth_provider: 'email',
  has_password: true,
  is_active: true,
  isAdmin: false,
  created_at: '2026-01-01T00:00:00.000Z',
};

interface RecordedRequest {
  method?: string | undefined;
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** The idempotency key that was sent. */
  key?: string | string[] | undefined;
}
export type Reply = { status?: number; data?: unknown; error?: unknown } | 'silence';

interface SearchAnswer {
  credits_deducted?: number;
}

/** Whether the server gives this reply before a price is confirmed. */
function isFreeReply(reply: Reply | undefined): boolean {
  if (!reply || reply === 'silence') return false;
  const { code } = (reply.error ?? {}) as { code?: string };
  const { credits_deducted } = (reply.data ?? {}) as SearchAnswer;
  return code === 'PRICE_NOT_AGREED' || code === 'INSUFFICIENT_CREDITS' || credits_deducted === 0;
}

/** Like the server: a search for letters is first refused with its price. */
function priceRefusal(query: Record<string, string>, next: Reply | undefined, credits: number) {
  const isProbe = query.max_credits === '0' && !query.name_id;
  if (!isProbe || isFreeReply(next)) return undefined;
  const due = query.islamic_analysis ? ['search', 'analysis'] : ['search'];
  return {
    status: 402,
    error: {
      code: 'PRICE_NOT_AGREED',
      message: 'No.',
      required_credits: due.length > 1 ? 15 : 5,
      current_credits: credits,
      due,
    },
  };
}

/** What the catalogue of the test knows: an answer for each address that is free to read. */
export type FreeReads = Record<string, unknown>;
const NOTHING_KNOWN: FreeReads = { '/api/names/suggest': { names: [] } };

/** A name that nobody knows is always answered, with no name near it, and a wish for it is always counted. */
function freeRead(free: FreeReads, path: string, query: Record<string, string>): unknown {
  if (path in free) return free[path];
  if (path === '/api/names/unknown')
    return { letters: query.letters?.toLowerCase() ?? null, nearest: [] };
  return path === '/api/names/wishes' ? {} : undefined;
}

interface FixedAnswers {
  /** What is free to read is always answered. */
  free?: FreeReads;
  /** By method and last part of the address. */
  own?: Readonly<Record<string, Reply>>;
}

/** Our own origin with an API that gives these replies in turn, and records the requests; those with a fixed answer are not counted. */
export async function startApi(
  replies: Reply[],
  credits = 0,
  { free = NOTHING_KNOWN, own: ownAnswers = {} }: FixedAnswers = {},
) {
  const asked: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const sent = await text(request);
    const query = Object.fromEntries(searchParams);
    const read = freeRead(free, pathname, query);
    if (read !== undefined)
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, data: read }));
    const price =
      pathname === '/api/names/search' ? priceRefusal(query, replies[0], credits) : undefined;
    const own = ownAnswers[`${request.method} ${pathname.split('/').at(-1)}`];
    if (price)
      return response
        .writeHead(price.status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: false, error: price.error }));
    if (!own)
      asked.push({
        method: request.method,
        path: pathname,
        query,
        body: sent ? JSON.parse(sent) : undefined,
        ...(request.headers['idempotency-key'] && { key: request.headers['idempotency-key'] }),
      });
    const reply = own ??
      replies.shift() ?? {
        status: 500,
        error: { code: 'INTERNAL_ERROR', message: '?' },
      };
    if (reply === 'silence') return request.socket.destroy();
    const { status = 200, data, error } = reply;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(error ? { success: false, error } : { success: true, data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on TCP, so `address()` is an object.
  const { port } = server.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/en`;
  return asked;
}

interface SearchSetup {
  /** Without credits, the visitor is a guest. */
  credits?: number;
  replies?: Reply[];
  locale?: Locale;
  free?: FreeReads;
}

/** For tests: the search of the home page, over a real connection, with the URL at which a guest was sent to the sign-in. */
export async function renderSearch({ credits, replies = [], locale = 'en', free }: SearchSetup) {
  const asked = await startApi(replies, credits, { free });
  if (credits !== undefined) beginSession({ token: 'token', user: { ...USER, credits } });
  const Home = () => {
    const [isAskedIn, setAskedIn] = useState(false);
    const { search } = useLocation();
    return (
      <>
        <NameSearch
          onGuest={() => setAskedIn(true)}
          FavoriteButton={({ found }) => <button type="button">Keep {found.name}</button>}
        />
        {isAskedIn && <output>{search}</output>}
      </>
    );
  };
  const Routes = createRoutesStub([{ path: '/:locale', Component: Home }]);
  render(
    <I18nextProvider
      i18n={i18nFor(
        locale,
        messagesOf(locale, [
          ...['common', 'search', 'name-search', 'name-field', 'name-page', 'name-words'],
          ...['names', 'likes', 'commonness'],
        ]),
      )}
    >
      <Routes initialEntries={[`/${locale}`]} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const ask = async (name: string) => {
    await user.type(screen.getByRole('combobox', { name: 'Name' }), name);
    await press('Search');
  };
  return {
    asked,
    user,
    press,
    ask,
    /** A name that the catalogue does not have: what a model knows of it costs credits. */
    lookUp: async (name: string) => {
      await ask(name);
      await user.click(await screen.findByRole('button', { name: 'Look up' }));
    },
  };
}

export const searchReply = (
  result: Partial<NameResult> = {},
  charged = 5,
  credits = 20,
): Reply => ({
  data: {
    results: [{ ...ZAYNAB, ...result }],
    candidates: [],
    credits_deducted: charged,
    credits,
    message: null,
  },
});
