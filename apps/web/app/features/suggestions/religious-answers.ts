import type { NameTheme } from '@ismi/contract/questionnaire';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { Answers } from './answers.ts';

const KEY = STORED_KEYS.suggestionsFaith;
const THEME: NameTheme = 'religious';
const MOST_THEMES = 3;

/** Answers about religion: kept in this tab only. */
export interface Faith {
  religious?: Answers['religious'];
  /** The religious theme was chosen among the meanings. */
  hasTheme?: boolean;
}

/** Splits the answers: those that may be stored on the device, and those that may not. */
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

/** Used if the browser does not allow storage. */
let memoryCopy: string | null = null;

export const readFaith = (): string | null =>
  tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? memoryCopy;

/** The answers that belong to this owner's draft; another owner's are ignored. */
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
