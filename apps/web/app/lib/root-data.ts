import type { Locale } from '@ismi/contract/locales';
import { useRouteLoaderData } from 'react-router';
import type { Messages } from '../i18n/messages.ts';

/** What every page is rendered with. */
export interface RootData {
  locale: Locale;
  /** The texts that the first page needs; later ones are fetched. */
  messages: Messages;
  /** Where the site lives, for addresses that leave it: canonical links and previews. */
  origin: string;
}

/** Undefined only when the root itself could not be loaded. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');
