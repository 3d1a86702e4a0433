import type { Locale } from '@ismi/contract/locales';

type LanguageSync =
  | { kind: 'none' }
  /** The account should store the choice made in this browser. */
  | { kind: 'tell'; locale: Locale }
  /** Nothing was chosen here yet, so the account's language is taken over. */
  | { kind: 'apply'; locale: Locale };

/** A language chosen in this browser wins; otherwise the account's language applies. */
export function decideLanguageSync(
  chosenHere: Locale | undefined,
  ofAccount: Locale,
): LanguageSync {
  if (chosenHere === ofAccount) return { kind: 'none' };
  return chosenHere ? { kind: 'tell', locale: chosenHere } : { kind: 'apply', locale: ofAccount };
}
