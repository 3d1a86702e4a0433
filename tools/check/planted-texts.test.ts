import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../stack/repository.ts';
import { figuresOf, inPlantedTree, runCheck } from './planted-tree.ts';

type Texts = Partial<Record<'tr' | 'en' | 'de' | 'ar', Record<string, string>>>;

/** One fault for each rule, in texts or files of its own. */
interface Fault {
  rule: string;
  texts?: Texts;
  files?: Record<string, string>;
  /** The finding, after the folder of the texts or sources. */
  says: string;
}

const TEXTS = 'apps/web/app/i18n/locales';
const SOURCES = 'apps/web/app/features/planted';
const MAILS = 'packages/mails/src';
const ALLOWED = 'tools/check/locales-allowed.json';
const TERMS = 'tools/check/glossary-terms.json';

/** A text that no rule minds. */
const clean = (key: string): Required<Texts> => ({
  tr: { [key]: 'Ekildi' },
  en: { [key]: 'Planted' },
  de: { [key]: 'Gepflanzt' },
  ar: { [key]: 'مزروع' },
});
const differing = (key: string, other: Texts): Texts => ({ ...clean(key), ...other });
/** A mail's texts in four languages. */
const mail = (texts: Required<Texts>) =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, words]) => [
      `${MAILS}/wording/${locale}.json`,
      JSON.stringify({ planted: words }),
    ]),
  );

const FAULTS: readonly Fault[] = [
  {
    rule: 'every language has the key',
    texts: differing('lacking', { ar: {} }),
    says: `${TEXTS}/ar/planted.json lacks lacking`,
  },
  {
    rule: 'no language has a key that English lacks',
    texts: { de: { extra: 'Gepflanzt' } },
    says: `${TEXTS}/de/planted.json has extra, which English lacks`,
  },
  {
    rule: 'every language has the file',
    files: {
      [`${TEXTS}/en/alone.json`]: '{}',
      [`${TEXTS}/de/alone.json`]: '{}',
      [`${TEXTS}/ar/alone.json`]: '{}',
    },
    says: `${TEXTS}/tr/alone.json is missing`,
  },
  {
    rule: 'no file is in another language',
    files: { [`${TEXTS}/fr/planted.json`]: '{}' },
    says: `${TEXTS}/fr/planted.json is in none of our languages`,
  },
  {
    rule: 'placeholders are kept',
    texts: differing('placed', {
      en: { placed: 'Planted {{name}}' },
      de: { placed: '{{name}} da' },
      ar: { placed: 'مزروع {{name}}' },
    }),
    says: `${TEXTS}/tr/planted.json placed has other placeholders than the English text`,
  },
  {
    rule: 'no text is empty',
    texts: differing('empty', { de: { empty: ' ' } }),
    says: `${TEXTS}/de/planted.json empty is empty`,
  },
  {
    rule: 'no text is left in English',
    texts: differing('english', { de: { english: 'Planted' } }),
    says: `${TEXTS}/de/planted.json english is the English text`,
  },
  {
    rule: 'Arabic has Arabic letters',
    texts: differing('latin', { ar: { latin: 'Mazru' } }),
    says: `${TEXTS}/ar/planted.json latin holds no Arabic letter`,
  },
  {
    rule: 'every plural form is there',
    texts: differing('formed', {
      tr: { formed_one: 'Bir ek', formed_other: 'Ekler' },
      en: { formed_one: 'One plant', formed_other: 'Plants' },
      de: { formed_other: 'Pflanzen' },
      ar: Object.fromEntries(
        ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`formed_${form}`, 'نبتة']),
      ),
    }),
    says: `${TEXTS}/de/planted.json lacks formed_one`,
  },
  {
    rule: 'no plural form is unknown',
    texts: differing('counted', {
      de: {
        counted: 'Gepflanzt',
        counted_few: 'Wenige',
        counted_one: 'Eine',
        counted_other: 'Viele',
      },
    }),
    says: `${TEXTS}/de/planted.json has counted_few, a form that de does not know`,
  },
  {
    rule: 'a number has forms',
    texts: differing('number', {
      en: { number: '{{count}} plants' },
      tr: { number: '{{count}} ek' },
      de: { number: '{{count}} Pflanzen' },
      ar: { number: '{{count}} نبتة' },
    }),
    says: `${TEXTS}/en/planted.json number holds a count, but has no forms`,
  },
  {
    rule: 'forms of English are forms elsewhere',
    texts: differing('flat', {
      en: { flat_one: 'One plant', flat_other: 'Plants' },
      de: { flat_one: 'Eine Pflanze', flat_other: 'Pflanzen' },
    }),
    says: `${TEXTS}/tr/planted.json flat has no forms, but English has`,
  },
  {
    rule: 'no allowance of a text is unneeded',
    says: `${ALLOWED} allows ${TEXTS}/en/planted.json fine in de, but it differs`,
  },
  {
    rule: 'every allowance has a reason',
    says: `${ALLOWED} gives no reason for {"text":"${TEXTS}/en/planted.json fine"`,
  },
  {
    rule: 'no allowance of a literal is unneeded',
    says: `${SOURCES}/nowhere.tsx is allowed to hold texts, but does not`,
  },
  {
    rule: 'no text is shown from code',
    files: { [`${SOURCES}/shown.tsx`]: 'export const Shown = () => <p>and more</p>;\n' },
    says: `${SOURCES}/shown.tsx:1 holds a text: “and more”`,
  },
  {
    rule: 'no sentence is in code',
    files: { [`${SOURCES}/constant.ts`]: "export const PLANTED = 'Mesajınız ulaştı';\n" },
    says: `${SOURCES}/constant.ts:1 holds a text: “Mesajınız ulaştı”`,
  },
  {
    rule: 'a key that is asked for exists',
    files: { [`${SOURCES}/unknown.ts`]: "useTranslation('planted');\nt('unknown.title');\n" },
    says: `${SOURCES}/unknown.ts:2 asks for unknown.title, which planted does not have`,
  },
  {
    rule: 'a text is asked for',
    texts: clean('unasked'),
    says: `${TEXTS}/en/planted.json unasked is used nowhere`,
  },
  {
    rule: 'a text of a mail is read',
    files: mail(clean('unread')),
    says: `${MAILS}/wording/en.json planted.unread is used nowhere`,
  },
  {
    rule: 'no other word for a concept',
    texts: differing('other-word', { de: { 'other-word': 'Guthaben' } }),
    says: `${TEXTS}/de/planted.json other-word says “guthaben” for credits`,
  },
  {
    rule: 'the word for a concept',
    texts: differing('no-word', {
      en: { 'no-word': 'Credits' },
      de: { 'no-word': 'Meine Credits' },
      ar: { 'no-word': 'رصيد' },
    }),
    says: `${TEXTS}/tr/planted.json no-word speaks of credits without “kredi”`,
  },
  {
    rule: 'German says ihr and euch, never Sie',
    texts: differing('sie', { de: { sie: 'Pflanzen Sie' } }),
    says: `${TEXTS}/de/planted.json sie says “Sie”`,
  },
  {
    rule: 'German says ihr and euch, never du',
    texts: differing('du', { de: { du: 'Pflanzt du' } }),
    says: `${TEXTS}/de/planted.json du says “du”`,
  },
  {
    rule: 'Turkish says siz, never sen',
    texts: differing('sen', { tr: { sen: 'Bu senin' } }),
    says: `${TEXTS}/tr/planted.json sen says “senin”`,
  },
  {
    rule: 'the name of the product is written small',
    texts: differing('name', { de: { name: 'Das Ismi' } }),
    says: `${TEXTS}/de/planted.json name says “Ismi”`,
  },
  {
    rule: 'we do not shout',
    texts: differing('shout', { en: { shout: 'Planted!' } }),
    says: `${TEXTS}/en/planted.json shout says “!”`,
  },
];

/** A tree with these faults beside a text that is fine; all its texts but `unasked` are asked for. */
function treeWith(faults: readonly Fault[], allowed: object): Record<string, string> {
  const all = [{ texts: clean('fine') }, ...faults];
  const locales = ['tr', 'en', 'de', 'ar'] as const;
  const textsIn = (locale: (typeof locales)[number]) =>
    Object.assign({}, ...all.map(({ texts }) => texts?.[locale]));
  const keys = Object.keys(textsIn('en')).map((key) => key.replace(/_(one|other)$/, ''));
  const asked = [...new Set(keys)].filter((key) => key !== 'unasked');
  return {
    [ALLOWED]: JSON.stringify(allowed),
    [TERMS]: readFileSync(join(REPOSITORY, TERMS), 'utf8'),
    [`${SOURCES}/asked.ts`]: `useTranslation('planted');\n${asked.map((key) => `t('${key}');\n`).join('')}`,
    ...Object.fromEntries(
      locales.map((locale) => [`${TEXTS}/${locale}/planted.json`, JSON.stringify(textsIn(locale))]),
    ),
    ...Object.assign({}, ...faults.map(({ files }) => files)),
  };
}

const NOTHING_ALLOWED = { sameAsEnglish: [], literals: [] };
const TOO_MUCH_ALLOWED = {
  sameAsEnglish: [{ text: `${TEXTS}/en/planted.json fine`, locales: ['de'], reason: '' }],
  literals: [{ file: `${SOURCES}/nowhere.tsx`, reason: 'planted' }],
};
const check = (tree: Record<string, string>) =>
  inPlantedTree(tree, (root) => runCheck('locales', root));

test('texts: a clean tree is green', () => {
  const { status, output } = check(treeWith([], NOTHING_ALLOWED));
  expect(figuresOf(output), output).toMatchObject({ findings: 0 });
  expect(status).toBe(0);
});

test('texts: every rule turns red on its fault', () => {
  const { status, output } = check(treeWith(FAULTS, TOO_MUCH_ALLOWED));
  const missed = FAULTS.filter(({ says }) => !output.includes(says)).map(({ rule }) => rule);
  expect(missed, output).toEqual([]);
  expect(status).toBe(1);
});

test('texts: every rule of style has its fault', () => {
  const { voice } = JSON.parse(readFileSync(join(REPOSITORY, TERMS), 'utf8'));
  const planted = new Set(FAULTS.map(({ rule }) => rule));
  expect(voice.filter(({ rule }: { rule: string }) => !planted.has(rule))).toEqual([]);
});
