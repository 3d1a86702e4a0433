import { creditsOfPackage, WELCOME_CREDITS } from '@ismi/contract/pricing';
import type { Page as Tab } from '@playwright/test';
import { codeIn, newAddress, PASSWORD } from '../../support/accounts.ts';
import { waitForMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { orderAtPayPal, spendCreditsDownTo } from '../../support/purchase.ts';
import {
  answerQuestions,
  confirmPrice,
  consent,
  goToPrice,
  type QuestionnaireWords,
  readNames,
} from '../../support/questionnaire.ts';
import { expect, test } from '../../support/test.ts';

interface Words extends QuestionnaireWords {
  signIn: string;
  begin: string;
  /** The given answers as the price dialog shows them. */
  given: readonly string[];
  drawn: string;
  title: string;
  choose: string;
  order: string;
  short: RegExp;
  paid: string;
  goOn: string;
  view: RegExp;
}

const WORDS: Record<'tr' | 'ar', Words> = {
  tr: {
    next: 'İleri',
    skip: 'Atla',
    finish: 'Fiyatı gör',
    more: 'Daha fazla anlat',
    tiles: {
      gender: ['Kız'],
      culture: ['Türkiye ve Orta Asya'],
      religious: ['Evet'],
      length: ['Orta'],
      popularity: ['Sürpriz olsun'],
      meaning: ['Doğa', 'Güzellik'],
    },
    agree: 'Kaydet ve devam et',
    confirm: /^İsim ara: 12 kredi$/,
    signIn: 'Giriş yap veya kaydol',
    begin: 'Başlayalım',
    given: ['Kız', 'Türkiye ve Orta Asya', 'Doğa, Güzellik', 'Orta'],
    drawn: 'kurayla seçildi',
    title: 'Kızınız için isimler',
    choose: 'Seçin Standart',
    order: 'Siparişi onayla ve öde',
    short: /^7 kredi eksik$/,
    paid: 'Teşekkürler, krediler hesabınızda.',
    goOn: 'Soru formuna devam edin',
    view: /listesini gör$/,
  },
  ar: {
    next: 'التالي',
    skip: 'تخطٍّ',
    finish: 'عرض السعر',
    more: 'إضافة المزيد',
    tiles: {
      gender: ['بنت'],
      culture: ['العالم العربي'],
      religious: ['نعم'],
      length: ['متوسّط'],
      popularity: ['فاجئونا'],
      meaning: ['الطبيعة', 'الجمال'],
    },
    agree: 'حفظ ومتابعة',
    confirm: /^ابحثوا عن أسماء: 12 رصيدًا$/,
    signIn: 'تسجيل الدخول أو إنشاء حساب',
    begin: 'لنبدأ',
    given: ['بنت', 'العالم العربي', 'الطبيعة', 'الجمال', 'متوسّط'],
    drawn: 'اختارته القرعة',
    title: 'أسماء لابنتكم',
    choose: 'اختيار الأساسية',
    order: 'تأكيد الطلب مع الالتزام بالدفع',
    short: /^ينقصكم 7 أرصدة$/,
    paid: 'شكرًا لكم، وصل الرصيد.',
    goOn: 'متابعة الاستبيان',
    view: /^عرض قائمة/,
  },
};

/** Five required questions, and the meanings. */
const PRICE = 12;
/** Too few credits for any list. */
const LEFT = 5;

/** Opens an account, starting at the sign-in, in the language of the page. */
async function register(tab: Tab): Promise<void> {
  const email = newAddress();
  const submit = tab.locator('main form [type=submit]');
  await tab.locator('main input[type=email]').fill(email);
  await submit.click();
  const passwords = tab.locator('main input[autocomplete=new-password]');
  await passwords.first().fill(PASSWORD);
  await passwords.last().fill(PASSWORD);
  await submit.click();
  await tab.locator('main .code-input').fill(codeIn(await waitForMail(email)));
}

async function expectAnswers(tab: Tab, { given, drawn }: Words): Promise<void> {
  const bill = tab.getByRole('dialog').locator('dl').first();
  for (const answer of given) await expect(bill).toContainText(answer);
  await expect(bill).toContainText(drawn);
}

for (const locale of ['tr', 'ar'] as const) {
  const words = WORDS[locale];

  test(`a guest answers in ${locale}, registers, finds the same answers, confirms and gets ten names, which the profile keeps`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`/${locale}/suggestions`);
    await answerQuestions(page, words);
    await goToPrice(page, words);
    await page.getByRole('dialog').getByRole('link', { name: words.signIn }).click();
    await register(page);
    await page.getByRole('dialog').getByRole('button', { name: words.begin }).click();

    await expect(page).toHaveURL(new RegExp(`/${locale}/suggestions\\?step=understood$`));
    await goToPrice(page, words);
    await consent(page, words);
    await expectAnswers(page, words);
    const names = await confirmPrice(page, words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
    expect(new Set(names).size).toBe(10);
    await expect(page.locator('header .credit')).toContainText(String(WELCOME_CREDITS - PRICE));

    await page.goto('/profile?tab=suggestions');
    await page.getByRole('link', { name: words.view }).click();
    expect(await readNames(page)).toEqual(names);

    await page.goto('/results');
    await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
    expect(await readNames(page)).toEqual(names);
  });

  test(`a family without enough credits buys some in ${locale} and keeps its answers`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAsNewFamily(page, locale);
    await page.goto(`/${locale}/suggestions`);
    await spendCreditsDownTo(page, LEFT);
    await answerQuestions(page, words);
    await goToPrice(page, words);
    await consent(page, words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.short);
    await page.getByRole('link', { name: words.choose }).click();
    await orderAtPayPal(page, words.order);
    await page.getByRole('button', { name: 'Pay now', exact: true }).click();

    // The result is announced first; the page does not continue by itself.
    await expect(page.getByRole('heading', { name: words.paid })).toBeFocused();
    await page.getByRole('link', { name: words.goOn }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/suggestions$`));
    await goToPrice(page, words);
    await expectAnswers(page, words);
    await confirmPrice(page, words);
    const bought = creditsOfPackage('popular');
    await expect(page.locator('header .credit')).toContainText(String(LEFT + bought - PRICE));
  });
}
