import { LOCALES } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { useRootData } from '../lib/root-data.ts';
import { canonicalPath, localisedPath, unlocalisedPath } from '../paths.ts';

const OPEN_GRAPH_LOCALES = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', ar: 'ar_AR' } as const;

/** Title, description and the addresses of a public page in each language: what search engines and link previews read. */
export function PageHead({ namespace }: { namespace: string }) {
  const { t } = useTranslation(namespace);
  const { pathname } = useLocation();
  const locale = useLocale();
  const origin = useRootData()?.origin ?? '';
  const title = t('meta.title');
  const description = t('meta.description');
  const path = canonicalPath(pathname);
  const canonical = origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {LOCALES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={origin + localisedPath(path, other)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + unlocalisedPath(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ismi" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content="summary" />
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
      ))}
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
    </>
  );
}
