import type { NameTheme } from '@ismi/contract/questionnaire';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { Answers } from './answers.ts';

const KEY = STORED_KEYS.suggestionsFaith;
const THEME: NameTheme = 'religious';
const MOST_THEMES = 3;

/** What answers tell of a faith: it stays in this tab and leaves with it. */
export interface Faith {
  religious?: Answers['religious'];
  /** The theme of the same name was chosen among the meanings. */
  hasTheme?: boolean;
}

/** Answers in two parts: what may lie on the device, and what may not. */
export function splitFaith({ religious, meaning, ...rest }: Answers): {
  plain: Answers;
  faith: Faith;
} {
  const others = meaning?.filter((theme) => theme !== THEME);
  const hasTheme = others?.length !== meaning?.length;
  return {
    plain: { ...rest, ...(others && { meaning: others }) },
    faith: { ...(religious && { religious }), ...(hasTheme && { hasTheme }) },
  };
}

export const joinFaith = (plain: Answers, { religious, hasTheme }: Faith): Answers => ({
  ...plain,
  ...(religious && { religious }),
  ...(hasTheme && { meaning: [...(plain.meaning ?? []), THEME].slice(-MOST_THEMES) }),
});

/** Where the browser stores nothing, the page at least remembers it itself. */
let memoryCopy: string | null = null;

export const readFaith = (): string | null =>
  tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? memoryCopy;

/** The answers that belong to this owner's draft; those of somebody else are none. */
export function parseFaith(text: string | null, owner: string | null): Faith {
  try {
    const stored: { owner: string | null; faith: Faith } | null = JSON.parse(text ?? 'null');
    return stored && stored.owner === owner ? stored.faith : {};
  } catch {
    return {};
  }
}

export function saveFaith(faith: Faith, owner: string | null): void {
  if (Object.keys(faith).length === 0) {
    deleteFaith();
    return;
  }
  const text = JSON.stringify({ owner, faith });
  const isStored = tryStorage('sessionStorage', (storage) => {
    storage.setItem(KEY, text);
    return true;
  });
  memoryCopy = isStored ? null : text;
}

export function deleteFaith(): void {
  memoryCopy = null;
  tryStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}
