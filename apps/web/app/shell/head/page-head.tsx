import { LOCALES, type Locale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRootData } from '../../data/root-data.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { canonicalPath, localesOf, localisedPath, unlocalisedPath } from '../../paths.ts';

const OPEN_GRAPH_LOCALES = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', ar: 'ar_AR' } as const;

interface PageHeadProps {
  namespace: string;
  /** Values for title and description, where they vary. */
  values?: Record<string, string | number>;
  /** The image of a link preview: a path, in the usual preview size. */
  picture?: { path: string; width: number; height: number; alt: string } | undefined;
  /** Where the page is in each language, where that differs in more than the prefix. */
  paths?: Record<Locale, string>;
  /** The part of the address after the path, where it decides what the page shows. */
  query?: string;
  /** The languages in which the page exists; by default as its path says. */
  languages?: readonly Locale[];
  /** False: search engines must not list it. */
  isListed?: boolean;
}

/** Title, description and the addresses of a public page in each language, for search engines and link previews. */
export function PageHead({
  namespace,
  values = {},
  picture,
  paths,
  query = '',
  languages,
  isListed,
}: PageHeadProps) {
  const { t } = useTranslation(namespace);
  const { pathname } = useLocation();
  const locale = useLocale();
  const origin = useRootData()?.origin ?? '';
  const title = t('meta.title', values);
  const description = t('meta.description', values);
  const path = canonicalPath(pathname);
  const canonical = origin + path + query;
  // Only where it is the same page: another spelling of a name is another one.
  const locales = (languages ?? localesOf(path, locale)).filter(
    (other) => !paths || paths[other] === localisedPath(path, other),
  );
  if (isListed === false)
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={origin + localisedPath(path, other) + query}
        />
      ))}
      {/* Without a prefix the visitor's language decides, so the page must exist in all languages. */}
      {locales.length === LOCALES.length && (
        <link rel="alternate" hrefLang="x-default" href={origin + unlocalisedPath(path) + query} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ismi" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.path} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
        ))}
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
    </>
  );
}
