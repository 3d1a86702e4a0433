import type { Page } from '@playwright/test';
import { expectSignedIn, signIn } from '../../support/accounts.ts';
import { withDatabase } from '../../support/database.ts';
import { openAccount, signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';
import { waitForHydrationOf } from '../../support/wait-for-hydration.ts';

const WORDS = {
  tr: {
    search: 'Ara',
    certain: 'Zeynep',
    unlock: (credits: number) => `Kilidi açın ${credits} kredi`,
    spend: (credits: number) => `${credits} kredi kullan`,
    which: /Hangisini kastettiniz/,
    second: /emanete sadık/,
    lookUp: 'Araştır',
    assessment: 'İslami değerlendirme',
    short: '5 kredi eksik',
    notNow: 'Şimdi değil',
    modelDown: /Yardımcımız şu anda yanıt veremiyor/,
  },
  ar: {
    search: 'بحث',
    certain: 'زينب',
    unlock: (credits: number) => `فتح المحتوى ${credits} أرصدة`,
    spend: (credits: number) =>
      credits > 10 ? `استخدام ${credits} رصيدًا` : `استخدام ${credits} أرصدة`,
    which: /أيّها تقصدون/,
    second: /الموثوق بها/,
    lookUp: 'البحث',
    assessment: 'التقييم الإسلامي',
    short: 'ينقصكم 5 أرصدة',
    notNow: 'ليس الآن',
    modelDown: /لا يستطيع مساعدنا الإجابة الآن/,
  },
} as const;

const expectCredits = (page: Page, credits: number) =>
  expect(page.locator('header .credit bdi')).toHaveText(String(credits));

test.describe('a family', () => {
  test.use({ expectedConsoleError: /status of (402|503)/ });
  for (const locale of ['tr', 'ar'] as const) {
    test(`looks names up in ${locale}, and pays for each once`, async ({ page }) => {
      const words = WORDS[locale];
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const ask = async (name: string) => {
        const field = page.locator('#name-search').getByRole('combobox');
        await waitForHydrationOf(field);
        await field.fill(name);
        await page.getByRole('button', { name: words.search, exact: true }).click();
      };
      const dialog = page.getByRole('dialog');
      const answer = page.getByRole('article');
      await signInAsNewFamily(page, locale);
      await page.goto(`/${locale}`);
      await expectCredits(page, 25);

      // What is free comes first, and nothing is charged for it.
      await ask(words.certain);
      await expect(answer.locator('a[href*="/names/z"]').first()).toBeVisible();
      await expectCredits(page, 25);
      await press(words.unlock(5));
      await expect(dialog.getByRole('definition').last()).toHaveText('20');
      await press(words.spend(5));
      await expect(page.getByRole('button', { name: words.unlock(5) })).toHaveCount(0);
      await expectCredits(page, 20);

      // Two names are written like this; each has a page.
      await ask('Amina');
      await expect(page.getByRole('heading', { name: words.which })).toBeFocused();
      await expect(page.locator('#name-search').getByText(words.second)).toBeVisible();
      await expectCredits(page, 20);

      await ask('Brunhilde simulate down');
      await press(words.lookUp);
      await press(words.spend(5));
      await expect(page.getByText(words.modelDown)).toBeVisible();
      await expectCredits(page, 20);

      await ask('Islam');
      await press(words.unlock(10));
      await press(words.spend(10));
      const assessment = page.getByRole('region', { name: words.assessment, exact: true });
      await expect(assessment.locator('.badge').first()).toBeVisible();
      await expectCredits(page, 10);
      await press(words.unlock(5));
      await press(words.spend(5));
      await expectCredits(page, 5);

      await ask('Resul');
      await press(words.unlock(10));
      await expect(dialog.getByRole('heading', { name: words.short })).toBeVisible();
      await expect(dialog.getByRole('definition')).toHaveText(['10', '5', '5']);
      await press(words.notNow);

      // What was paid for is shown again.
      await press(words.certain);
      await expect(answer.locator('a[href*="/names/z"]').first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.unlock(5) })).toHaveCount(0);
      await expectCredits(page, 5);
    });
  }
});

test('a guest who wants more than is free returns to the same name after signing in', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request, 'en');
  await page.goto('/en');
  const field = page.locator('#name-search').getByRole('combobox');
  await waitForHydrationOf(field);
  await field.fill('Kevser');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const unlock = page.getByRole('article').getByRole('button', { name: 'Unlock 5 credits' });
  await unlock.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in or sign up' }).click();
  await signIn(page, email);
  await expect(page.locator('#name-search').getByRole('combobox')).toHaveValue('Kevser');
  await unlock.click();
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('Search for');
});

test('a search that is submitted before hydration leads to the results', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/name-search-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/de', { waitUntil: 'commit' });
  await page.locator('#name-search').getByRole('combobox').fill('Elif');
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/names\?q=Elif$/);
  script.resolve();
  await expect(page.getByRole('main').locator('a[href$="/names/elif"]')).toBeVisible();
});

test.describe('above the free limit', () => {
  test.use({ expectedConsoleError: /status of (402|428)/ });
  test('an unknown name is still looked up: the browser solves a captcha in the background', async ({
    page,
    request,
  }) => {
    const { email } = await openAccount(request, 'en');
    await withDatabase((client) =>
      client.query(
        `insert into free_model_calls (user_id, day, calls)
         select id, (now() at time zone 'UTC')::date, 10 from users where email = $1`,
        [email],
      ),
    );
    await page.goto('/en/login');
    await signIn(page, email);
    await expectSignedIn(page);
    await page.goto('/en');
    // What only guests are told goes when the session is known, and moves the field.
    await expectCredits(page, 25);
    const solved = page.waitForResponse(/captcha\/challenge\?action=name_lookup/);
    const field = page.locator('#name-search').getByRole('combobox');
    await waitForHydrationOf(field);
    await field.fill('Brunhilde simulate unknown');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Look up', exact: true }).click();
    await page.getByRole('button', { name: 'Use 5 credits' }).click();
    expect((await solved).status()).toBe(200);
    await expect(page.getByText(/no reliable record of this name/)).toBeVisible();
    await expectCredits(page, 25);
  });
});
