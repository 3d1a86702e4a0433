import type { Deps } from '../../deps.ts';
import { newId } from '../../lib/ids.ts';
import { isSame, secretFor } from '../../lib/keyed-secret.ts';

type MarkDeps = Pick<Deps, 'config'>;

const markOf = ({ config }: MarkDeps, email: string, browser: string): string =>
  `${browser}.${secretFor(config.accessTokenSecret, 'known-browser', `${email}\n${browser}`)}`;

/** Shows a browser later to be one where the owner of this account has been. It says nothing else and opens nothing. */
export const newMark = (deps: MarkDeps, email: string): string => markOf(deps, email, newId());

/** The browser of a mark that was given for this account. */
export function findKnownBrowser(deps: MarkDeps, email: string, mark = ''): string | undefined {
  const [browser = ''] = mark.split('.');
  return isSame(mark, markOf(deps, email, browser)) ? browser : undefined;
}
