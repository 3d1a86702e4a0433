import type { NameTheme } from '@ismi/contract/questionnaire';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { Answers } from './answers.ts';

const KEY = STORED_KEYS.suggestionsPrivate;
const THEME: NameTheme = 'religious';
const MOST_THEMES = 3;

/** Of faith and origin, and what was understood of a text, which may tell of both. */
const ALWAYS_PRIVATE = ['religious', 'tradition', 'roots', 'understood'] as const;
/** The household: on the device only where the family ticked "remember". */
const HOUSEHOLD = ['siblings', 'surname'] as const;
type PrivateField = (typeof ALWAYS_PRIVATE)[number] | (typeof HOUSEHOLD)[number];

/** Answers that are kept in this tab only. */
export interface PrivateAnswers extends Pick<Answers, PrivateField> {
  /** The religious theme was chosen among the meanings. */
  hasTheme?: boolean;
}

/** Answers as earlier releases stored them: one sibling, by name. */
type StoredAnswers = Answers & { sibling?: unknown; siblingName?: string };

function inTodaysForm({ sibling: _, siblingName, ...answers }: StoredAnswers): Answers {
  const name = siblingName?.trim();
  return name ? { ...answers, siblings: [{ name }] } : answers;
}

/** Splits the answers: those that may be stored on the device, and those that may not. */
export function splitAnswers(answers: StoredAnswers): { plain: Answers; own: PrivateAnswers } {
  const { meaning, ...rest } = inTodaysForm(answers);
  const others = meaning?.filter((theme) => theme !== THEME);
  const hasTheme = others?.length !== meaning?.length;
  const kept: ReadonlySet<string> = new Set(
    rest.remember ? ALWAYS_PRIVATE : [...ALWAYS_PRIVATE, ...HOUSEHOLD],
  );
  const fields = Object.entries(rest);
  return {
    plain: {
      ...Object.fromEntries(fields.filter(([field]) => !kept.has(field))),
      ...(others && { meaning: others }),
    },
    own: {
      ...Object.fromEntries(fields.filter(([field, value]) => kept.has(field) && value)),
      ...(hasTheme && { hasTheme }),
    },
  };
}

export const joinAnswers = (plain: Answers, { hasTheme, ...own }: PrivateAnswers): Answers => ({
  ...plain,
  ...own,
  ...(hasTheme && { meaning: [...(plain.meaning ?? []), THEME].slice(-MOST_THEMES) }),
});

/** Used if the browser does not allow storage. */
let memoryCopy: string | null = null;

export const readPrivate = (): string | null =>
  tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? memoryCopy;

/** The answers that belong to this owner's draft; another owner's are ignored. */
export function parsePrivate(text: string | null, owner: string | null): PrivateAnswers {
  try {
    const stored: { owner: string | null; own: PrivateAnswers } | null = JSON.parse(text ?? 'null');
    return stored && stored.owner === owner ? stored.own : {};
  } catch {
    return {};
  }
}

export function savePrivate(own: PrivateAnswers, owner: string | null): void {
  if (Object.keys(own).length === 0) {
    deletePrivate();
    return;
  }
  const text = JSON.stringify({ owner, own });
  const isStored = tryStorage('sessionStorage', (storage) => {
    storage.setItem(KEY, text);
    return true;
  });
  memoryCopy = isStored ? null : text;
}

export function deletePrivate(): void {
  memoryCopy = null;
  tryStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}
