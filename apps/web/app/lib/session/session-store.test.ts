// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AN_ACCOUNT } from '../../../test/an-account.ts';
import { STORED_KEYS } from '../stored-keys.ts';
import {
  currentSession,
  sessionBegins,
  sessionEnds,
  sessionIsAskedAnew,
  sessionIsLost,
} from './session-store.ts';

const ELIF = { token: 'first', user: AN_ACCOUNT };
const YUSUF = {
  token: 'second',
  user: { ...AN_ACCOUNT, id: '0198c0de-0000-7000-8000-000000000001', name: 'Yusuf' },
};

const leaveThings = () => {
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
  sessionEnds();
  sessionBegins(ELIF);
  leaveThings();
});

test('a renewed token changes nothing that its owner has left here', () => {
  sessionBegins({ ...ELIF, token: 'renewed' });
  expect(left()).toHaveLength(3);
});

test('whoever signs in after another one finds nothing of theirs', () => {
  sessionBegins(YUSUF);
  expect(left()).toEqual([]);
});

test('whose session ran out finds unfinished work again', () => {
  sessionIsLost();
  sessionBegins(ELIF);
  expect(left()).toEqual([STORED_KEYS.contactDraft, STORED_KEYS.suggestionsDraft].toSorted());
});

test('signing out leaves nothing behind', () => {
  sessionEnds();
  expect(left()).toEqual([]);
});

test('whoever signs in, by whichever way, has no code to type any more', () => {
  localStorage.setItem(STORED_KEYS.awaitedAddress, '{}');
  sessionBegins(ELIF);
  expect(left()).not.toContain(STORED_KEYS.awaitedAddress);
});

test('a session that is lost ends now for who was signed in, before for who came with its cookie, and for nobody else', () => {
  sessionIsLost();
  expect(currentSession()).toEqual({ state: 'guest', ended: 'now' });

  setCookie('ismi_signed_in=1');
  sessionIsAskedAnew();
  sessionIsLost();
  expect(currentSession()).toEqual({ state: 'guest', ended: 'before' });

  dropCookie();
  sessionIsAskedAnew();
  sessionIsLost();
  expect(currentSession()).toEqual({ state: 'guest' });
});
