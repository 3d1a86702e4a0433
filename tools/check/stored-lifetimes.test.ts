import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@ismi/contract/locales';
import { afterEach, expect, test, vi } from 'vitest';

// Imported by path, as in privacy.test.ts: tools import no app.
const load = (path: string) => import(pathToFileURL(resolve(path)).href);

type Until = { minutes: number } | { days: number } | string;
interface Cookie {
  name: string;
  lifetimeMs: number;
}

const { STORED_FACTS } = (await load('apps/web/app/features/legal/stored-facts.ts')) as {
  STORED_FACTS: Record<string, { where: 'cookie' | 'local' | 'session'; until: Until }>;
};
const { ALL_STORED_KEYS } = (await load('apps/web/app/browser/all-stored-keys.ts')) as {
  ALL_STORED_KEYS: Record<string, string>;
};
const { PERSONAL_KEYS } = (await load('apps/web/app/browser/stored-keys.ts')) as {
  PERSONAL_KEYS: readonly string[];
};
const { COOKIES } = (await load('apps/api/src/http/cookie-list.ts')) as {
  COOKIES: Record<string, Cookie>;
};
const { rememberLocale } = (await load('apps/web/app/i18n/remember-locale.ts')) as {
  rememberLocale(locale: string): void;
};
const { saveDraft, currentDraft } = (await load('apps/web/app/features/suggestions/draft.ts')) as {
  saveDraft(draft: unknown): void;
  currentDraft(): { step: string };
};

const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const msOf = (until: Until | undefined): number => {
  if (typeof until !== 'object') throw new Error(`${until} is no length of time`);
  return 'days' in until ? until.days * DAY_MS : until.minutes * 60_000;
};

const keysIn = (where: string) =>
  Object.keys(STORED_FACTS).filter((key) => STORED_FACTS[key]?.where === where);

/** The cookie that a script sets, found by its source. */
function readBrowserCookie(): Cookie {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  rememberLocale('tr');
  const [, name = '', seconds] = /^([^=]+)=.*max-age=(\d+)/.exec(document.cookie) ?? [];
  return { name, lifetimeMs: Number(seconds) * 1000 };
}

test('the privacy page lists every cookie with its lifetime', () => {
  const set = [...Object.values(COOKIES), readBrowserCookie()];
  const told = keysIn('cookie').map((key) => [
    ALL_STORED_KEYS[key],
    msOf(STORED_FACTS[key]?.until),
  ]);
  expect(Object.fromEntries(set.map(({ name, lifetimeMs }) => [name, lifetimeMs]))).toEqual(
    Object.fromEntries(told),
  );
});

/** Code that sets a cookie in another way would be missing in the lists above. */
const SETS_A_COOKIE =
  /\.setCookie\(|document\.cookie\s*=(?!=)|cookieStore\.set|createCookie|['"`]set-cookie/i;

test('cookies are set in two places only', () => {
  const setting = ['apps/api/src', 'apps/web/app', 'apps/web/server']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((path) => SETS_A_COOKIE.test(readFileSync(path, 'utf8')));
  expect(setting.sort()).toEqual([
    'apps/api/src/http/cookies.ts',
    'apps/web/app/i18n/remember-locale.ts',
  ]);
});

test('answers to the questionnaire are used for as long as the privacy page says', () => {
  const entries = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  vi.useFakeTimers({ now: 0 });
  const kept = msOf(STORED_FACTS.suggestionsDraft?.until);
  saveDraft({ answers: {}, step: 'culture', owner: null });
  // Read again each time, because the result is cached by its text.
  const readAt = (time: number) => {
    vi.setSystemTime(time);
    const text = entries.get(ALL_STORED_KEYS.suggestionsDraft ?? '') ?? '';
    entries.set(ALL_STORED_KEYS.suggestionsDraft ?? '', `${text} `);
    return currentDraft().step;
  };
  expect(readAt(kept)).toBe('culture');
  expect(readAt(kept + 1)).toBe('gender');
});

test('session storage ends with the tab, and sign-out removes exactly the personal keys', () => {
  const until = (wanted: Until) =>
    Object.keys(STORED_FACTS).filter((key) => STORED_FACTS[key]?.until === wanted);
  expect(until('tab')).toEqual(keysIn('session'));
  expect(until('sign-out').map((key) => ALL_STORED_KEYS[key])).toEqual(PERSONAL_KEYS);
});

const figureIn = (path: string, pattern: RegExp) => pattern.exec(readFileSync(path, 'utf8'))?.[1];

test.each(LOCALES)(
  'the privacy page in %s states how long backups and dead letters are kept',
  (locale) => {
    const text = readFileSync(`apps/web/app/features/legal/documents/${locale}/privacy.md`, 'utf8');
    const backups = figureIn('deploy/backup/backup.sh', /KEEP_DAYS:-(\d+)/);
    const letters = figureIn('apps/api/src/jobs/queue.ts', /DEAD_LETTER_DAYS = (\d+)/);
    const days = [...text.matchAll(/(?<!\d)(\d+) (?:days|Tagen?|gün|يومًا)/g)].map(([, n]) => n);
    expect(days).toEqual([backups, letters]);
  },
);
