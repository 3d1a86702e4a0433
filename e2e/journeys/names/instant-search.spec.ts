import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';
import { waitForHydration, waitForHydrationOf } from '../../support/wait-for-hydration.ts';

const PHONE = { width: 390, height: 844 };

const WORDS = {
  de: {
    search: 'Namen suchen',
    letters: 'zey',
    name: 'Zeynep',
    title: 'Zeynep',
    address: 'zeynep',
    menu: 'Menü öffnen',
    begins: 'Diese Namen beginnen so',
    unknown: 'steht noch nicht in unserem Katalog',
    lookUp: 'Nachschlagen',
  },
  tr: {
    search: 'İsim ara',
    letters: 'zey',
    name: 'Zeynep',
    title: 'Zeynep',
    address: 'zeynep',
    menu: 'Menüyü aç',
    begins: 'Böyle başlayan isimler',
    unknown: 'henüz kataloğumuzda yok',
    lookUp: 'Araştır',
  },
  ar: {
    search: 'البحث عن اسم',
    letters: 'زين',
    name: 'زينب',
    title: 'زَيْنَب',
    address: 'zaynab',
    menu: 'افتحوا القائمة',
    begins: 'أسماء لـ«زين»',
    unknown: 'ضمن أسمائنا بعد',
    lookUp: 'البحث',
  },
} as const;
type Locale = keyof typeof WORDS;
const LOCALES = Object.keys(WORDS) as Locale[];

/** From three letters to the name's page; the field has the focus. */
async function openByLetters(page: Page, locale: Locale) {
  const { letters, name, title, address } = WORDS[locale];
  await page.keyboard.type(letters);
  const option = page.getByRole('option').filter({ hasText: name }).first();
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${locale}/names/${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** Down the page of a name by keyboard alone: its curve, and how it travels. */
async function readOn(page: Page) {
  const chapter = (id: string) => page.locator('section', { has: page.locator(`h2#${id}`) });
  const births = chapter('births');
  await tabTo(page, births.getByRole('checkbox').first());
  const chart = births.locator('svg[role=img]:visible');
  await expect(chart).toHaveAccessibleName(/\d/);
  const drawn = births.getByRole('checkbox', { checked: true });
  const before = await drawn.count();
  await page.keyboard.press('Space');
  await expect(drawn).toHaveCount(before - 1);
  await tabTo(page, births.locator('summary').first());
  await expect(chart).toBeInViewport();
  await tabTo(page, page.locator('main a[href="#travel"]'), 40, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#travel')).toBeInViewport();
  await expect(chapter('travel').locator('li')).toHaveCount(5);
}

for (const locale of LOCALES) {
  const words = WORDS[locale];
  test.describe(`in ${locale} on a phone`, () => {
    test.use({ viewport: PHONE });

    test('three letters lead to a name, its curve, how it travels and its heart, by keyboard alone', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`/${locale}/contact`);
      await waitForHydration(page);
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: words.search });
      await expect(field).toBeFocused();
      await openByLetters(page, locale);
      await expect(field).toBeHidden();
      expect(asked).toContain('/api/names/suggest');
      // It costs nothing and asks nobody who they are.
      expect(asked.filter((path) => /\/api\/(names\/search|auth|credits)/.test(path))).toEqual([]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await readOn(page);
      const heart = page.locator('#heart').getByRole('button').first();
      await waitForHydrationOf(heart);
      await tabTo(page, heart, 60, 'Shift+Tab');
      await page.keyboard.press('Enter');
      const prompt = page.getByRole('dialog');
      await expect(prompt.locator(`a[href^="/${locale}/login?next="]`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(heart).toBeFocused();
    });

    test('the menu has the same search', async ({ page }) => {
      await page.goto(`/${locale}/contact`);
      await waitForHydration(page);
      const opener = page.getByRole('button', { name: words.menu });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('combobox', { name: words.search }));
      await openByLetters(page, locale);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('a guest reads what a name means on the home page at once', async ({ page }) => {
      await page.goto(`/${locale}`);
      await waitForHydration(page);
      const field = page.locator('#name-search').getByRole('combobox');
      await waitForHydrationOf(field);
      await field.fill(words.name);
      await field.press('Enter');
      const answer = page.getByRole('article');
      await expect(answer.locator(`a[href$="/names/${words.address}"]`)).toBeVisible();
      await expect(answer.getByRole('heading').first()).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test.describe(`in ${locale} on a phone without JavaScript`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled: false });

    test('three letters lead to a name, its curve and how it travels, by keyboard alone', async ({
      page,
    }) => {
      await page.goto(`/${locale}/contact`);
      await tabTo(page, page.locator('header summary').first());
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('combobox', { name: words.search }));
      await page.keyboard.type(words.letters);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/names\\?q=`));
      await expect(page.getByText(words.begins)).toBeVisible();
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
      const result = page.getByRole('main').locator(`a[href$="/names/${words.address}"]`);
      await tabTo(page, result);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.title);
      await readOn(page);
    });

    test('an unknown name is called so, and leads to the look-up', async ({ page }) => {
      await page.goto(`/${locale}/names?q=Brunhilde`);
      await expect(page.getByText(words.unknown)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: words.lookUp, exact: true }),
      ).toHaveAttribute('href', `/${locale}?name=Brunhilde#name-search`);
    });
  });
}

test('Ctrl and K open the search from inside a field; Escape returns there', async ({ page }) => {
  await page.goto('/de/contact');
  await waitForHydration(page);
  const message = page.getByRole('main').getByRole('textbox').first();
  await message.fill('1/2');
  await expect(message).toHaveValue('1/2');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Namen suchen' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(message).toBeFocused();
  await page.locator('header .header-search > summary').click();
  await expect(field).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(field).toBeHidden();
});

test('a name that is typed faster than the list comes is opened all the same', async ({ page }) => {
  await page.goto('/de/contact');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Namen suchen' })).toBeFocused();
  await page.keyboard.type('Y');
  await expect(page.getByRole('option').first()).toBeVisible();
  const isEntered = Promise.withResolvers<void>();
  await page.route('**/api/names/suggest*', async (route) => {
    await isEntered.promise;
    // Each letter cancels the request before it.
    await route.continue().catch(() => {});
  });
  await page.keyboard.type('usuf');
  await page.keyboard.press('Enter');
  isEntered.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yusuf');
});

test('the results are the same for everybody', async ({ request }) => {
  const read = async (headers: Record<string, string>) => {
    const html = await (await request.get('/de/names?q=zeyn', { headers })).text();
    // A nonce for the scripts is made for each answer.
    return html.replaceAll(/nonce="[^"]*"/g, '').match(/<main[\s\S]*<\/main>/)?.[0];
  };
  const plain = await read({});
  expect(plain).toContain('/de/names/zeynep');
  expect(await read({ cookie: 'ismi-language=ar', 'accept-language': 'tr' })).toBe(plain);
});
