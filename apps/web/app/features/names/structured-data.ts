import type { NameInList, NamePage } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import type { Thing } from '../../ui/structured-data.tsx';

interface Step {
  name: string;
  /** Absolute: search engines need the origin. */
  url: string;
}

const breadcrumbsOf = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

interface Place {
  locale: Locale;
  /** Name of the whole collection. */
  collection: Step;
  steps: readonly Step[];
}

/** A name as a defined term: only its free facts. */
export function nameStructuredData(
  page: Omit<NamePage, 'monograph'>,
  { locale, collection, steps }: Place,
): Thing[] {
  const url = steps.at(-1)?.url ?? '';
  const others = [page.name_latin, page.name_ar_plain, ...page.spellings].filter(
    (form) => form !== page.name,
  );
  return [
    {
      '@type': 'WebPage',
      url,
      name: page.name,
      inLanguage: locale,
      breadcrumb: breadcrumbsOf(steps),
      mainEntity: {
        '@type': 'DefinedTerm',
        name: page.name,
        alternateName: [...new Set(others)],
        description: page.meaning,
        termCode: page.slug,
        url,
        inDefinedTermSet: {
          '@type': 'DefinedTermSet',
          name: collection.name,
          url: collection.url,
        },
      },
    },
  ];
}

interface ListPlace extends Omit<Place, 'collection'> {
  title: string;
  urlOf: (address: string) => string;
}

/** A list of names, in order. */
export const listStructuredData = (
  names: readonly NameInList[],
  { locale, title, steps, urlOf }: ListPlace,
): Thing[] => [
  {
    '@type': 'CollectionPage',
    url: steps.at(-1)?.url ?? '',
    name: title,
    inLanguage: locale,
    breadcrumb: breadcrumbsOf(steps),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: names.length,
      itemListElement: names.map(({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: urlOf(address),
      })),
    },
  },
];
