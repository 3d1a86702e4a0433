import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckResult, type Plant, PlantedCopy } from './planted-copy.ts';

const WEB = 'apps/web/app/i18n/locales';

let copy: PlantedCopy;
let outcome: CheckResult;
// All at once, because a run takes seconds; each fault has its own place and name.
beforeAll(async () => {
  copy = new PlantedCopy();
  outcome = await copy.run(
    'locales',
    FAULTS.map(([, plant]) => plant),
  );
});
afterAll(() => copy.remove());

const edited = (path: string, from: string | RegExp, to: string) => {
  const text = copy.read(path);
  expect(text, `${path} still holds what this test changes`).toMatch(from);
  return { [path]: text.replace(from, () => to) };
};
/** Adds texts to a namespace, the same in each language by default. */
const added = (texts: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, own]) => {
      const path = `${WEB}/${locale}/contact.json`;
      return [path, JSON.stringify({ ...own, ...JSON.parse(copy.read(path)) }, null, 2)];
    }),
  );
const placeOf = (name: string) => `apps/web/app/features/contact/planted-${name}.tsx`;
const component = (name: string, body: string) => ({
  [placeOf(name)]: `import { useTranslation } from 'react-i18next';
export function Planted() {
  const { t } = useTranslation('contact');
  return ${body};
}
`,
});

const FAULTS: readonly [what: string, plant: Plant, says: RegExp][] = [
  [
    'a key that a language lacks',
    () => edited(`${WEB}/ar/contact.json`, /"title": "راسلونا",/, ''),
    /ar\/contact\.json lacks title/,
  ],
  [
    'a key that only a translation has',
    () => added({ de: { planted: 'Gepflanzt' } }),
    /de\/contact\.json has planted, which English lacks/,
  ],
  [
    'a lost placeholder',
    () => edited(`${WEB}/tr/contact.json`, '{{email}} adresine', 'Size'),
    /tr\/contact\.json success\.text has other placeholders/,
  ],
  [
    'an empty text',
    () => edited('packages/mails/src/wording/de.json', '"Betreff"', '" "'),
    /mails\/src\/wording\/de\.json contactMessage\.subjectLabel is empty/,
  ],
  [
    'a text left in English',
    () => edited(`${WEB}/de/contact.json`, '"Nachricht senden"', '"Send message"'),
    /de\/contact\.json form\.send is the English text/,
  ],
  [
    'an Arabic text without an Arabic letter',
    () => edited(`${WEB}/ar/contact.json`, '"إرسال الرسالة"', '"Irsal"'),
    /ar\/contact\.json form\.send holds no Arabic letter/,
  ],
  [
    'an allowance that nothing needs',
    () =>
      edited(
        'packages/mails/src/wording/tr.json',
        '"{{name}}: {{subject}}"',
        '"{{subject}} ({{name}})"',
      ),
    /allows packages\/mails\/src\/wording\/en\.json contactMessage\.preview in tr, but it differs/,
  ],
  [
    'a plural form that Arabic has and the text has not',
    () => edited(`${WEB}/ar/common.json`, '"languages_few"', '"languages_more"'),
    /ar\/common\.json lacks footer\.languages_few/,
  ],
  [
    'a plural form that German does not know',
    () =>
      edited(
        `${WEB}/de/common.json`,
        '"languages_one"',
        '"languages_few": "{{count}}", "languages_one"',
      ),
    /de\/common\.json has footer\.languages_few, a form that de does not know/,
  ],
  [
    'a number without forms',
    () =>
      added({
        tr: { counted: '{{count}} ek' },
        en: { counted: '{{count}} plants' },
        de: { counted: '{{count}} Pflanzen' },
        ar: { counted: '{{count}} نبتة' },
      }),
    /en\/contact\.json counted holds a count, but has no forms/,
  ],
  [
    'a text without the forms that it has in English',
    () =>
      added({
        tr: { formed: 'Ekler' },
        en: { formed_one: 'One plant', formed_other: 'Plants' },
        de: { formed_one: 'Eine Pflanze', formed_other: 'Pflanzen' },
      }),
    /tr\/contact\.json formed has no forms, but English has/,
  ],
  [
    'a file in a language that is not ours',
    () => ({ [`${WEB}/fr/contact.json`]: '{}' }),
    /fr\/contact\.json is in none of our languages/,
  ],
  [
    'words between tags',
    () => component('words', "<p>{t('title')} and more</p>"),
    /contact\/planted-words\.tsx:4 holds a text: “and more”/,
  ],
  [
    'words in an attribute that is read out',
    () => component('attribute', "<p aria-label={t ? 'planted' : ''} />"),
    /contact\/planted-attribute\.tsx:4 holds a text: “planted”/,
  ],
  ...['heading', 'text', 'description', 'caption'].map((name): (typeof FAULTS)[number] => [
    `a word in the attribute ${name}`,
    () => component(name, `<Piece ${name}="planted" />`),
    new RegExp(`contact/planted-${name}\\.tsx:4 holds a text: “planted”`),
  ]),
  [
    'a word before a sum',
    () => component('sum', "<p>{'planted ' + t('title')}</p>"),
    /contact\/planted-sum\.tsx:4 holds a text: “planted”/,
  ],
  [
    'a word in the place of what may be missing',
    () => component('instead', "<p>{(t && 'planted') || 'instead'}</p>"),
    /contact\/planted-instead\.tsx:4 holds a text: “instead”/,
  ],
  [
    'a sentence in a constant',
    () => ({ [placeOf('constant')]: "export const PLANTED = 'Mesajınız ulaştı';\n" }),
    /contact\/planted-constant\.tsx:1 holds a text: “Mesajınız ulaştı”/,
  ],
  [
    'another word beside the allowed ones',
    () =>
      edited('apps/web/app/shell/header/logo.tsx', 'aria-label="ismi"', 'aria-label="ismi logo"'),
    /layout\/logo\.tsx:\d+ holds a text: “ismi logo”/,
  ],
  [
    'a key that nobody has written',
    () => component('key', "<p>{t('planted.title')}</p>"),
    /contact\/planted-key\.tsx:4 asks for planted\.title, which contact does not have/,
  ],
  [
    'a key of another namespace',
    () => component('namespace', "<p>{t('skipToContent')}</p>"),
    /contact\/planted-namespace\.tsx:4 asks for skipToContent, which contact does not have/,
  ],
  [
    'a family of keys that nobody has written',
    () => component('family', ['<p>{t(`planted.$', '{String(t)}.label`)}</p>'].join('')),
    /contact\/planted-family\.tsx:4 asks for planted\.….label, which contact does not have/,
  ],
  [
    'texts that nobody asks for',
    () =>
      added({
        tr: { unasked: 'Dikili' },
        en: { unasked: 'Planted' },
        de: { unasked: 'Gepflanzt' },
        ar: { unasked: 'مزروع' },
      }),
    /en\/contact\.json unasked is used nowhere/,
  ],
  [
    'a word of a mail that no template reads',
    () => edited('packages/mails/src/contact-received.tsx', 'words.notYou', 'words.thanks'),
    /wording\/en\.json contactReceived\.notYou is used nowhere/,
  ],
  [
    'another word for credits',
    () => edited(`${WEB}/de/home.json`, '{{from}}–{{to}} Credits', '{{from}}–{{to}} Guthaben'),
    /de\/home\.json steps\.questions\.note says “guthaben” for credits/,
  ],
  [
    'a text that speaks of credits without their word',
    () => edited(`${WEB}/tr/home.json`, '{{from}}–{{to}} kredi', '{{from}}–{{to}} adet'),
    /tr\/home\.json steps\.questions\.note speaks of credits without “kredi”/,
  ],
  [
    'German that says Sie',
    () =>
      edited(
        `${WEB}/de/contact.json`,
        'Bitte sagt uns euren Namen.',
        'Bitte sagen Sie uns euren Namen.',
      ),
    /de\/contact\.json form\.name\.error says “Sie”: German says ihr and euch/,
  ],
  [
    'Turkish that says sen',
    () => edited(`${WEB}/tr/contact.json`, 'Lütfen adınızı yazın.', 'Lütfen senin adını yaz.'),
    /tr\/contact\.json form\.name\.error says “senin”: Turkish says siz/,
  ],
  [
    'a shout',
    () =>
      edited(`${WEB}/en/contact.json`, 'Please tell us your name.', 'Please tell us your name!'),
    /en\/contact\.json form\.name\.error says “!”: we do not shout/,
  ],
];

test.each(FAULTS)('locales turns red on %s', (_, __, says) => {
  expect(outcome.output).toMatch(says);
  expect(outcome.status).toBe(1);
});
