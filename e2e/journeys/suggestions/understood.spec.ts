import { REQUIRED_STEPS } from '@ismi/contract/questionnaire';
import type { Locator, Page as Tab } from '@playwright/test';
import { signInAsNewFamily } from '../../support/new-family.ts';
import {
  answerQuestion,
  confirmPrice,
  goToPrice,
  pressBelow,
  type QuestionnaireWords,
} from '../../support/questionnaire.ts';
import { expect, test } from '../../support/test.ts';

interface Words extends QuestionnaireWords {
  /** Opens the field for the family's own words. */
  unfold: string;
  field: string;
  text: string;
  enough: string;
  roots: string;
  root: string;
  /** What is read from the text: one stays, one is removed. */
  kept: string;
  wrong: string;
  remove: string;
  title: string;
  /** What can be said about a name, and taken back. */
  refuse: string;
  undo: string;
  why: string;
  reason: string;
  /** Tells of the origin. */
  ofOrigin: string;
  moreLike: string;
  like: RegExp;
  /** The button tells what is left. */
  refine: readonly [first: string, second: string];
  rounds: readonly [first: string, second: string];
  used: string;
  learned: string;
}

const WORDS: Record<'de' | 'tr' | 'ar', Words> = {
  de: {
    next: 'Weiter',
    more: 'Mehr erzählen',
    skip: 'Überspringen',
    finish: 'Zum Preis',
    tiles: {
      gender: ['Mädchen'],
      culture: ['Türkei und Zentralasien'],
      religious: ['Spielt keine Rolle'],
      length: ['Mittel'],
      popularity: ['Bekannt'],
    },
    agree: 'Speichern und weiter',
    confirm: /^Namen suchen: 13 Credits$/,
    unfold: 'Etwas anderes in euren Worten',
    field: 'In euren Worten',
    text: 'Bitte nicht Leyla. Etwas mit Licht, am liebsten Selin.',
    enough: 'Das genügt uns, zur Übersicht',
    roots: 'Woher kommen eure Familien?',
    root: 'Kurdisch',
    kept: 'Leyla',
    wrong: 'Licht',
    remove: 'Licht entfernen',
    title: 'Namen für eure Tochter',
    refuse: 'Nicht für uns',
    undo: 'Rückgängig',
    why: 'Warum nicht? (freiwillig)',
    reason: 'zu häufig',
    ofOrigin: 'passt nicht zu unserer Herkunft',
    moreLike: 'Mehr wie dieser',
    like: /^Wie /,
    refine: ['Verfeinern · kostenlos. Noch 2 von 2', 'Verfeinern · kostenlos. Noch 1 von 2'],
    rounds: ['Neue Namen, 1. Runde', 'Neue Namen, 2. Runde'],
    used: 'Beide kostenlosen Runden sind verwendet',
    learned: 'Was wir gelernt haben',
  },
  tr: {
    next: 'İleri',
    more: 'Daha fazla anlat',
    skip: 'Atla',
    finish: 'Fiyatı gör',
    tiles: {
      gender: ['Kız'],
      culture: ['Türkiye ve Orta Asya'],
      religious: ['Fark etmez'],
      length: ['Orta'],
      popularity: ['Bilinen'],
    },
    agree: 'Kaydet ve devam et',
    confirm: /^İsim ara: 13 kredi$/,
    unfold: 'Kendi sözlerinizle başka bir şey',
    field: 'Kendi sözlerinizle',
    text: 'Leyla olmasın. Anlamı ışık olabilir.',
    enough: 'Bu kadarı yeter, özeti göster',
    roots: 'Aileleriniz nereli?',
    root: 'Kürt',
    kept: 'Leyla',
    wrong: 'Işık',
    remove: 'Işık: kaldırın',
    title: 'Kızınız için isimler',
    refuse: 'Bize göre değil',
    undo: 'Geri al',
    why: 'Neden? (isteğe bağlı)',
    reason: 'çok yaygın',
    ofOrigin: 'kökenimize uymuyor',
    moreLike: 'Buna benzer',
    like: / gibi isimler$/,
    refine: [
      'Listeyi geliştirin · ücretsiz. 2 / 2 hak',
      'Listeyi geliştirin · ücretsiz. 1 / 2 hak',
    ],
    rounds: ['Yeni isimler, 1. tur', 'Yeni isimler, 2. tur'],
    used: 'Ücretsiz iki turu da kullandınız',
    learned: 'Sizden öğrendiklerimiz',
  },
  ar: {
    next: 'التالي',
    more: 'إضافة المزيد',
    skip: 'تخطٍّ',
    finish: 'عرض السعر',
    tiles: {
      gender: ['بنت'],
      culture: ['العالم العربي'],
      religious: ['لا فرق'],
      length: ['متوسّط'],
      popularity: ['معروف'],
    },
    agree: 'حفظ ومتابعة',
    confirm: /^ابحثوا عن أسماء: 13 رصيدًا$/,
    unfold: 'شيء آخر بكلماتكم',
    field: 'بكلماتكم',
    text: 'لا نريد اسم ليلى. نريد معنى النور.',
    enough: 'هذا يكفي، اعرضوا الملخّص',
    roots: 'من أين عائلتاكم؟',
    root: 'سوريّ',
    kept: 'ليلى',
    wrong: 'النور',
    remove: 'إزالة النور',
    title: 'أسماء لابنتكم',
    refuse: 'ليس لنا',
    undo: 'تراجع',
    why: 'ما السبب؟ (اختياريّ)',
    reason: 'شائع جدًّا',
    ofOrigin: 'ليس من أصولنا',
    moreLike: 'مثل هذا',
    like: /^مثل (?!هذا)/,
    refine: ['تحسين القائمة · مجّانًا. بقي 2 من 2', 'تحسين القائمة · مجّانًا. بقي 1 من 2'],
    rounds: ['أسماء جديدة، الجولة 1', 'أسماء جديدة، الجولة 2'],
    used: 'استعملتم الجولتين المجّانيّتين',
    learned: 'ما عرفناه عن ذوقكم',
  },
};

async function tellRoots(tab: Tab, { roots, root }: Words): Promise<void> {
  await tab.getByText(roots).click();
  await tab.getByRole('button', { name: root, exact: true }).click();
}

const cards = (place: Tab | Locator) => place.getByRole('article');
const headingOf = (card: Locator) => card.getByRole('heading', { level: 3 });

/** Refuses the first name, takes that back, and refuses it for good, with a reason. */
async function refuseOneName(tab: Tab, { refuse, undo, why, reason, ofOrigin }: Words) {
  const main = tab.getByRole('main');
  const first = cards(main).first();
  const [name, next] = await headingOf(cards(main)).allInnerTexts();
  const pressRefuse = () => first.getByRole('button', { name: new RegExp(`^${refuse}: `) }).click();
  await pressRefuse();
  await expect(cards(main)).toHaveCount(9);
  await expect(headingOf(first)).toHaveText(next ?? '');
  await expect(headingOf(first)).toBeFocused();
  await main
    .getByRole('button', { name: new RegExp(`^${undo}: `) })
    .first()
    .click();
  await expect(headingOf(first)).toHaveText(name ?? '');
  await expect(headingOf(first)).toBeFocused();
  await pressRefuse();
  await main.getByText(why).click();
  await expect(main.getByRole('button', { name: ofOrigin })).toHaveCount(0);
  const button = main.getByRole('button', { name: reason, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  return name ?? '';
}

/** More names like the first of those that are left. */
async function askForMore(tab: Tab, { moreLike, like }: Words): Promise<void> {
  const main = tab.getByRole('main');
  const more = main.getByRole('button', { name: new RegExp(`^${moreLike}: `) }).first();
  await more.dblclick();
  await expect(cards(main.getByRole('region', { name: like }))).toHaveCount(2);
  await expect(more).toHaveAttribute('aria-pressed', 'true');
}

async function refineTwice(tab: Tab, { refine, rounds, used }: Words): Promise<void> {
  const main = tab.getByRole('main');
  for (const [index, label] of refine.entries()) {
    await main.getByRole('button', { name: label, exact: true }).click();
    const title = rounds[index] ?? '';
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeFocused();
    await expect(cards(main.getByRole('region', { name: title, exact: true }))).toHaveCount(5);
  }
  await expect(main.getByRole('heading', { name: used, exact: true })).toBeVisible();
}

for (const locale of ['de', 'tr', 'ar'] as const) {
  const words = WORDS[locale];

  test(`in ${locale}, five answers and a text are understood, corrected and become a list that learns, without the consent to origin`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAsNewFamily(page, locale);
    await page.goto(`/${locale}/suggestions`);
    const main = page.getByRole('main');
    for (const step of REQUIRED_STEPS) {
      if (step === 'culture') {
        await main
          .getByRole('button', { name: new RegExp(`^${words.tiles.culture?.[0]} `) })
          .click();
        await tellRoots(page, words);
        await pressBelow(page, words.next);
      } else await answerQuestion(page, words, step);
    }
    await pressBelow(page, words.more);
    await main.getByText(words.unfold).click();
    await main.getByLabel(words.field, { exact: true }).fill(words.text);
    await pressBelow(page, words.enough);

    const chip = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(chip(words.kept)).toBeVisible();
    await expect(chip(words.root)).toBeVisible();
    await main.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(chip(words.wrong)).toHaveCount(0);
    // A correction leads back here; what was removed does not come back.
    await chip(words.kept).click();
    await expect(page).toHaveURL(/step=details/);
    await page.goBack();
    await expect(chip(words.kept)).toBeVisible();
    await expect(chip(words.wrong)).toHaveCount(0);

    await goToPrice(page, words);
    const dialog = page.getByRole('dialog');
    // Faith only: nothing about the origin is sent or used.
    await dialog.getByRole('checkbox').first().check();
    const previewed = page.waitForRequest((request) => request.url().endsWith('/preview'));
    await dialog.getByRole('button', { name: words.agree }).click();
    const sent = (await previewed).postDataJSON();
    expect(sent).not.toHaveProperty('roots');
    expect(sent).toMatchObject({ religious: false, faith: 'neutral', details: words.text });
    expect(sent.wishes).toContainEqual({ wish: 'avoid', value: words.kept });
    expect(sent.wishes).not.toContainEqual({ wish: 'meanings', value: 'light' });
    const names = await confirmPrice(page, words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    expect(names).not.toContain(words.kept);

    const credits = (await page.locator('header .credit').textContent()) ?? '';
    const refused = await refuseOneName(page, words);
    await askForMore(page, words);
    await refineTwice(page, words);
    // All of it is kept, and was free.
    await page.reload();
    await expect(cards(main)).toHaveCount(9 + 2 + 5 + 5);
    expect(await headingOf(cards(main)).allInnerTexts()).not.toContain(refused);
    const learned = main.getByRole('region', { name: words.learned });
    await expect(learned).toContainText(words.reason);
    await expect(page.locator('header .credit')).toHaveText(credits);
    await learned
      .getByRole('button', { name: new RegExp(`^${words.undo}: `) })
      .last()
      .click();
    await expect(headingOf(cards(main).first())).toHaveText(refused);
  });
}
