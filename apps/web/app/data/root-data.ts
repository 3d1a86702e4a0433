import type { ResponseOf, stats } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { createContext, useContext } from 'react';
import type { Messages } from '../i18n/messages.ts';

/** What every page is rendered with. */
export interface RootData {
  locale: Locale;
  /** The texts that the first page needs; later ones are fetched. */
  messages: Messages;
  /** Where the site lives, for addresses that leave it: canonical links and previews. */
  origin: string;
  /** By the server's calendar: the visitor's may be a day ahead. */
  year: number;
  /** The product's own, without @; no link where the operator has none. */
  instagramAccount: string | undefined;
  /** There is a session's cookie: the page draws a skeleton where it would offer to sign in. Nothing else about a person is in the HTML. */
  mayBeSignedIn: boolean;
  /** What the operator has to say above every page. */
  banner: string | null;
  /** Whether page views are counted here, for visitors who consent. */
  countsPageViews: boolean;
  /** How many there are of what, as far as it is told; undefined while nobody could be asked. */
  stats: ResponseOf<typeof stats.public> | undefined;
}

/** Undefined only when the root itself could not be loaded. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** Not asked of the router, which has news at every step of every journey: who reads this is drawn anew only when this changes. */
export const useRootData = (): RootData | undefined => useContext(RootDataContext);
