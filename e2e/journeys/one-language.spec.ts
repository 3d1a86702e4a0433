import type { Locale } from '@ismi/contract/locales';
import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import type { Page as Tab } from '@playwright/test';
import { expectSignedIn, signIn } from '../support/accounts.ts';
import { watchLanguage } from '../support/interface-language.ts';
import { signInAsNewFamily } from '../support/new-family.ts';
import { orderAtPayPal, spendCreditsDownTo } from '../support/purchase.ts';
import {
  answerQuestions,
  confirmPrice,
  consent,
  goToPrice,
  readNames,
} from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

const GERMAN = {
  next: 'Weiter',
  skip: 'Überspringen',
  finish: 'Zum Preis',
  more: 'Mehr erzählen',
  tiles: {
    gender: ['Mädchen'],
    culture: ['Türkei und Zentralasien'],
    religious: ['Ja'],
    length: ['Mittel'],
    popularity: ['Bekannt'],
  },
  agree: 'Speichern und weiter',
  confirm: /^Namen suchen: 10 Credits$/,
};

const ENGLISH = {
  next: 'Next',
  skip: 'Skip',
  finish: 'To the price',
  more: 'Tell us more',
  tiles: {
    gender: ['Girl'],
    culture: ['Arab world'],
    religious: ['Yes'],
    length: ['Medium'],
    popularity: ['Known'],
  },
  agree: 'Save and go on',
  confirm: /^Find names: 10 credits$/,
};

/** Too few credits for any list. */
const LEFT = 5;

test('pages stay German for a Turkish account, from the purchase to the list', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsNewFamily(page, 'tr');
  await page.goto('/de/contact');
  await spendCreditsDownTo(page, LEFT);
  const language = await watchLanguage(page, 'de', 'tr');

  await page.goto('/de/suggestions');
  await answerQuestions(page, GERMAN);
  await language.expectNoForeignText();
  await goToPrice(page, GERMAN);
  await consent(page, GERMAN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Es fehlen noch 5 Credits');
  await expect(page).toHaveURL(/\/de\/credits\/insufficient/);
  await language.expectNoForeignText();
  await page.getByRole('link', { name: 'Auswählen Standard' }).click();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(3);
  await language.expectNoForeignText();
  await orderAtPayPal(page, 'Zahlungspflichtig bestellen');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Weiter mit dem Fragebogen' })).toBeVisible();
  await language.expectNoForeignText();
  await page.getByRole('link', { name: 'Weiter mit dem Fragebogen' }).click();

  await expect(page).toHaveURL(/\/de\/suggestions$/);
  await goToPrice(page, GERMAN);
  await confirmPrice(page, GERMAN);
  await expect(page).toHaveURL(/\/de\/results\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namen für eure Tochter');
  await language.expectNoForeignText();
  await expectFactsOfList(page, 'de');

  // Signed-in pages and API messages follow the URL's language too.
  await page.getByRole('banner').getByRole('link', { name: 'Favoriten' }).click();
  await expect(page).toHaveURL(/\/de\/favorites$/);
  await page.goto('/de/profile?tab=credits');
  await expect(page.getByRole('list', { name: 'Credit-Verlauf' })).toBeVisible();
  await language.expectNoForeignText();
  await page.goto('/de/profile?tab=suggestions');
  await page.getByRole('link', { name: /ansehen$/ }).click();
  await readNames(page);
  await language.expectNoForeignText();
  language.expectOneLanguage();
});

/** Every card shows the meaning in this language. */
async function expectFactsOfList(tab: Tab, language: Locale): Promise<void> {
  const pages = tab.locator(`main article a[href^="/${language}/names/"]`);
  await expect(pages).toHaveCount(10);
  for (const link of await pages.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    const id = address.split('/').at(-1);
    const answer = await tab.request.get(`/api/names/pages/${id}?language=${language}`);
    const { meaning } = (await answer.json()).data;
    await expect(tab.locator(`main article:has(a[href="${address}"])`)).toContainText(meaning);
  }
}

/** Creates an English list for a new family. */
async function getEnglishList(tab: Tab): Promise<string> {
  await tab.goto('/en/suggestions');
  await answerQuestions(tab, ENGLISH);
  await goToPrice(tab, ENGLISH);
  await consent(tab, ENGLISH);
  await confirmPrice(tab, ENGLISH);
  return new URL(tab.url()).pathname;
}

test('an English list on an Arabic page: facts are Arabic, reasons are English and marked as such', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsNewFamily(page, 'en');
  const path = await getEnglishList(page);
  await page.goto(path.replace('/en/', '/ar/'));
  const language = await watchLanguage(page, 'ar', 'en');
  await page.reload();
  await readNames(page);
  await language.expectNoForeignText();

  const cards = page.getByRole('main').getByRole('article');
  for (const card of await cards.all()) {
    for (const details of await card.locator('summary').all()) await details.click();
    const { facts, marked } = await card.evaluate((article) => {
      const isVisibleText = (element: Element) => element.checkVisibility();
      const marked = [...article.querySelectorAll<HTMLElement>('[lang="en"]')].filter(
        isVisibleText,
      );
      const facts = [...article.querySelectorAll('p, dd')]
        .filter((element) => isVisibleText(element) && !element.closest('[lang="en"]'))
        .map(({ textContent }) => textContent ?? '');
      return { facts, marked: marked.map(({ dir }) => dir) };
    });
    expect(new Set(marked)).toEqual(new Set(['ltr']));
    expect(facts.join(' ')).toContain('كُتب بالإنجليزيّة');
    expect(facts[0]).toMatch(/\p{Script=Arabic}/u);
    // Spellings and IPA are Latin in every language; sentences are not.
    expect(facts.join('\n')).not.toMatch(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/);
    expect(facts.join('\n')).not.toMatch(/\((tr|en|de|ar)\)/);
  }
  language.expectOneLanguage();
});

test.describe('a list of another account', () => {
  test.use({ expectedConsoleError: /status of 404/ });

  test('shows an error with a link, and its owner still finds it', async ({ page, browser }) => {
    test.setTimeout(120_000);
    const email = await signInAsNewFamily(page, 'en');
    const path = await getEnglishList(page);

    const partner = await (
      await browser.newContext({ baseURL: new URL(page.url()).origin })
    ).newPage();
    await partner.goto(path);
    await expect(partner.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this list');
    await signInAsNewFamily(partner, 'de');
    await partner.goto(path);
    const title = partner.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This list is not in your account');
    await partner.goto('/en/results/0198e1a4-1f6c-7000-8000-000000000001');
    await expect(title).toHaveText('This list is not in your account');
    await partner.goto(path);
    await partner.getByRole('button', { name: 'Sign in with another account' }).click();
    await expect(partner).toHaveURL(`/en/login?next=${encodeURIComponent(path)}`);
    await signIn(partner, email);
    await expect(partner).toHaveURL(path);
    expect(await readNames(partner)).toEqual(await readNames(page));
    await partner.context().close();
  });
});

test('an Arabic account stays on English pages in English at every click', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsNewFamily(page, 'ar');
  await page.goto('/en/contact');
  const language = await watchLanguage(page, 'en', 'ar');
  await page.goto('/en');
  await expectSignedIn(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/en\/favorites$/);
  await banner.locator('summary').last().click();
  await banner.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/en\/profile/);
  for (const tab of ['Suggestions', 'Searches', 'Credits', 'Appointments', 'Your data']) {
    await page.getByRole('main').getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await language.expectNoForeignText();
  }
  await page.goto('/en/consulting');
  await expect(page.getByText(String(CONSULTING_CREDITS.mail)).first()).toBeVisible();
  await language.expectNoForeignText();
  await page.goto('/en/payment/cancel');
  await language.expectNoForeignText();
  await page.goto('/en/payment/success');
  await expect(page.getByRole('main').getByRole('link', { name: 'To your profile' })).toBeVisible();
  await language.expectNoForeignText();
  // Without a language in the URL, the account's language is used.
  language.expectOneLanguage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the return from Google keeps the language', async ({ page }) => {
  await page.goto('/ar/login');
  const language = await watchLanguage(page, 'ar', 'de');
  await page.reload();
  await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page).toHaveURL(/\/ar\/login$/);
  await expect(page.getByText('لم تتابعوا عبر Google')).toBeVisible();
  await language.expectNoForeignText();
  language.expectOneLanguage();
});

test('an order begun in Turkish and paid from a German page returns in German', async ({
  page,
}) => {
  await signInAsNewFamily(page, 'tr');
  await page.goto('/tr/credits/purchase?package=popular');
  await orderAtPayPal(page, 'Siparişi onayla ve öde');
  await page.goto('/de/credits/purchase?package=popular');
  await orderAtPayPal(page, 'Zahlungspflichtig bestellen');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/payment\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, eure Credits sind da.');
});
