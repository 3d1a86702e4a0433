import type { ResponseOf, stats } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { createContext, useContext } from 'react';
import type { Messages } from '../i18n/messages.ts';

/** The data that every page is rendered with. */
export interface RootData {
  locale: Locale;
  /** Translations for the first page; others are fetched later. */
  messages: Messages;
  /** The site's origin, for absolute addresses: canonical links and previews. */
  origin: string;
  /** By the server's clock: the visitor's may be a day ahead. */
  year: number;
  /** The product's accounts, without @; no link if the operator has none. */
  instagramAccount: string | undefined;
  /** Whether there is a session cookie; undefined on public pages, whose HTML is the same for everybody. */
  mayBeSignedIn: boolean | undefined;
  /** The operator's announcement above every page. */
  banner: string | null;
  /** Whether page views are counted here, for visitors who consent. */
  countsPageViews: boolean;
  /** Public statistics; undefined if the API did not answer. */
  stats: ResponseOf<typeof stats.public> | undefined;
}

/** Undefined only when the root itself could not be loaded. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** Not read from the router, which changes at every step of a navigation: readers of this context rerender only when it changes. */
export const useRootData = (): RootData | undefined => useContext(RootDataContext);
