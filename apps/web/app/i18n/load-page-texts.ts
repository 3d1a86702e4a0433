import type { Locale } from '@ismi/contract/locales';
import { fetchNamespace } from './fetch-namespace.ts';
import { hasNamespace, i18nFor } from './instances.ts';
import { namespacesAt } from './page-namespaces.ts';

/** Fetches the missing ones of these texts. */
export async function loadTexts(locale: Locale, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !hasNamespace(locale, namespace));
  const loaded = await Promise.all(
    missing.map(async (namespace) => [namespace, await fetchNamespace(locale, namespace)] as const),
  );
  i18nFor(locale, Object.fromEntries(loaded));
}

/** Before a page is shown in the browser: fetches its missing texts, so that no key is ever visible. */
export const loadPageTexts = (locale: Locale, pathname: string): Promise<void> =>
  loadTexts(locale, namespacesAt(pathname));
