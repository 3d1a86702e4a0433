import type { Locale } from '@ismi/contract/locales';
import { useLocation, useMatches } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { pathInLanguage } from '../../paths.ts';

/** For loaders of pages whose address differs between languages. */
interface PathsInLanguages {
  paths: Record<Locale, string>;
}

const hasPaths = (data: unknown): data is PathsInLanguages =>
  typeof data === 'object' && data !== null && 'paths' in data;

/** Where this page is in another language: where its loader says, else under the other prefix. */
export function usePathInLanguage(): (locale: Locale) => string {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const shown = useLocale();
  return (locale) =>
    hasPaths(data) ? data.paths[locale] : pathInLanguage(pathname, shown, locale);
}
