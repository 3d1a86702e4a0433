// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_ACCOUNT } from '../../../test/test-account.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import {
  beginSession,
  currentSession,
  endSession,
  expireSession,
  restartSessionCheck,
} from './session-store.ts';

const ELIF = { token: 'first', user: TEST_ACCOUNT };
const YUSUF = {
  token: 'second',
  user: { ...TEST_ACCOUNT, id: '0198c0de-0000-7000-8000-000000000001', name: 'Yusuf' },
};

const fillStorage = () => {
  localStorage.setItem(STORED_KEYS.recentSearches, '["Zeynep"]');
  localStorage.setItem(STORED_KEYS.suggestionsDraft, '{}');
  sessionStorage.setItem(STORED_KEYS.contactDraft, '{}');
};
const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets and drops it
  document.cookie = cookie;
};
const dropCookie = () => setCookie(`ismi_signed_in=; expires=${new Date(0).toUTCString()}`);

afterEach(dropCookie);

beforeEach(() => {
  endSession();
  beginSession(ELIF);
  fillStorage();
});

test('a renewed token keeps the stored data of the user', () => {
  beginSession({ ...ELIF, token: 'renewed' });
  expect(left()).toHaveLength(3);
});

test('signing in as another user clears the previous user’s data', () => {
  beginSession(YUSUF);
  expect(left()).toEqual([]);
});

test('unfinished work is kept when the session expires', () => {
  expireSession();
  beginSession(ELIF);
  expect(left()).toEqual([STORED_KEYS.contactDraft, STORED_KEYS.suggestionsDraft].toSorted());
});

test('signing out leaves nothing behind', () => {
  endSession();
  expect(left()).toEqual([]);
});

test('any sign-in clears the pending email', () => {
  localStorage.setItem(STORED_KEYS.awaitedAddress, '{}');
  beginSession(ELIF);
  expect(left()).not.toContain(STORED_KEYS.awaitedAddress);
});

test('a lost session ended `now` if the user was signed in, `before` if there was only the cookie, and not at all for guests', () => {
  expireSession();
  expect(currentSession()).toEqual({ state: 'guest', ended: 'now' });

  setCookie('ismi_signed_in=1');
  restartSessionCheck();
  expireSession();
  expect(currentSession()).toEqual({ state: 'guest', ended: 'before' });

  dropCookie();
  restartSessionCheck();
  expireSession();
  expect(currentSession()).toEqual({ state: 'guest' });
});
