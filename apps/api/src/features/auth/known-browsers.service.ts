import type { Deps } from '../../deps.ts';
import { newId } from '../../lib/ids.ts';
import { isSame, secretFor } from '../../lib/keyed-secret.ts';

type MarkDeps = Pick<Deps, 'config'>;

const markOf = ({ config }: MarkDeps, email: string, browser: string): string =>
  `${browser}.${secretFor(config.accessTokenSecret, 'known-browser', `${email}\n${browser}`)}`;

/**
 * A mark that shows later that the account's owner has signed in with this browser. It reveals nothing else and grants no
 * access.
 */
export const newBrowserMark = (deps: MarkDeps, email: string): string =>
  markOf(deps, email, newId());

/** The browser id of a mark issued for this account. */
export function findKnownBrowser(deps: MarkDeps, email: string, mark = ''): string | undefined {
  const [browser = ''] = mark.split('.');
  return isSame(mark, markOf(deps, email, browser)) ? browser : undefined;
}
