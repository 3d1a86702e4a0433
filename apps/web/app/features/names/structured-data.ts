import type { NameInList, NamePage } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import type { Thing } from '../../ui/structured-data.tsx';

interface Step {
  name: string;
  /** Whole: search engines want it with its origin. */
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
  /** What the whole collection is called. */
  collection: Step;
  steps: readonly Step[];
}

/** A name as an entry of a dictionary of names: what is free of it, and nothing else. */
export function nameStructuredData(page: NamePage, { locale, collection, steps }: Place): Thing[] {
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
  urlOf: (slug: string) => string;
}

/** A list of names, in its order. */
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
      itemListElement: names.map(({ name, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: urlOf(slug),
      })),
    },
  },
];
