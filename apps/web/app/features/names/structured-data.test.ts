import type { NamePage } from '@ismi/contract';
import { expect, test } from 'vitest';
import { listStructuredData, nameStructuredData } from './structured-data.ts';

const PAGE: Omit<NamePage, 'monograph'> = {
  slug: 'yusuf',
  address: 'yusuf',
  addresses: { tr: 'yusuf', en: 'yusuf', de: 'yusuf', ar: 'yusuf' },
  is_listed: true,
  other_spellings: [],
  name: 'Yusuf',
  name_latin: 'Yusuf',
  name_ar: 'يُوسُف',
  name_ar_plain: 'يوسف',
  transliteration: 'Yūsuf',
  meaning: 'God may add',
  origin: 'Arabic form of Joseph',
  gender: 'boy',
  pronunciation: null,
  ipa: 'ˈjuːsuf',
  also_said: null,
  known_for: null,
  voice: { language: 'ar', text: 'يوسف' },
  spellings: ['Yusuf', 'Youssef'],
  cognates: [],
  line: null,
  written_alike: [],
  warning: null,
  assessment: null,
  picture_mark: null,
  letter: 'y',
  cultures: [],
  themes: [],
};
const STEPS = [
  { name: 'Home', url: 'https://ismi.example/en' },
  { name: 'Yusuf', url: 'https://ismi.example/en/names/yusuf' },
];

test('a name is a term of a set of names, with each other spelling once', () => {
  const collection = { name: 'All names', url: 'https://ismi.example/en/names' };
  expect(nameStructuredData(PAGE, { locale: 'en', collection, steps: STEPS })).toEqual([
    {
      '@type': 'WebPage',
      url: 'https://ismi.example/en/names/yusuf',
      name: 'Yusuf',
      inLanguage: 'en',
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ismi.example/en' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Yusuf',
            item: 'https://ismi.example/en/names/yusuf',
          },
        ],
      },
      mainEntity: {
        '@type': 'DefinedTerm',
        name: 'Yusuf',
        alternateName: ['يوسف', 'Youssef'],
        description: 'God may add',
        termCode: 'yusuf',
        url: 'https://ismi.example/en/names/yusuf',
        inDefinedTermSet: {
          '@type': 'DefinedTermSet',
          name: 'All names',
          url: 'https://ismi.example/en/names',
        },
      },
    },
  ]);
});

test('a list contains its entries in order', () => {
  const entry = {
    slug: 'yusuf',
    address: 'yusuf',
    name: 'Yusuf',
    name_latin: 'Yusuf',
    name_ar: 'يوسف',
  };
  const [list] = listStructuredData(
    [{ ...entry, known_for: null, meaning: 'God may add', gender: 'boy', warning: null }],
    {
      locale: 'en',
      title: 'Names with Y',
      steps: STEPS,
      urlOf: (slug) => `https://ismi.example/${slug}`,
    },
  );
  expect(list?.mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Yusuf', url: 'https://ismi.example/yusuf' },
    ],
  });
});
