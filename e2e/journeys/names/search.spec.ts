import type { Page } from '@playwright/test';
import { expectSignedIn, signIn } from '../../support/accounts.ts';
import { withDatabase } from '../../support/database.ts';
import { openAccount, signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

const WORDS = {
  tr: {
    field: 'İsim',
    search: 'Ara',
    certain: 'Zeynep',
    spend: (credits: number) => `${credits} kredi kullan`,
    left: (credits: number) => `5 kredi kullanıldı, ${credits} kaldı.`,
    which: /Hangi ismi kastettiniz/,
    second: /Güvenilir kadın/,
    assess: /Değerlendirmeyi gör/,
    assessment: 'İslami değerlendirme',
    short: '15 kredi eksik',
    notNow: 'Şimdi değil',
    modelDown: /Yardımcımız şu anda yanıt veremiyor/,
    free: 'Bunun için kredi alınmadı.',
  },
  ar: {
    field: 'الاسم',
    search: 'بحث',
    certain: 'زينب',
    spend: (credits: number) =>
      credits > 10 ? `استخدام ${credits} رصيدًا` : `استخدام ${credits} أرصدة`,
    left: (credits: number) => `استُخدمت 5 أرصدة، ويبقى ${credits}.`,
    which: /أيّ اسم تقصدون/,
    second: /الموثوق بها/,
    assess: /عرض التقييم/,
    assessment: 'التقييم الإسلامي',
    short: 'ينقصكم 15 رصيدًا',
    notNow: 'ليس الآن',
    modelDown: /لا يستطيع مساعدنا الإجابة الآن/,
    free: 'لم يُستخدم رصيد لهذا.',
  },
} as const;

const expectCredits = (page: Page, credits: number) =>
  expect(page.locator('header .credit bdi')).toHaveText(String(credits));

test.describe('a family', () => {
  test.use({ expectedConsoleError: /status of (402|503)/ });
  for (const locale of ['tr', 'ar'] as const) {
    test(`looks names up in ${locale}, and pays for each once`, async ({ page }) => {
      const words = WORDS[locale];
      const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
      const ask = async (name: string) => {
        await page.getByRole('textbox', { name: words.field }).fill(name);
        await page.getByRole('button', { name: words.search, exact: true }).click();
      };
      const dialog = page.getByRole('dialog');
      const result = page.getByRole('article');
      await signInAsNewFamily(page, locale);
      await page.goto(`/${locale}`);
      await expectCredits(page, 25);

      await ask(words.certain);
      await expect(dialog.getByRole('definition').last()).toHaveText('20');
      await press(words.spend(5));
      await expect(result).toContainText(words.left(20));
      await expect(result.getByRole('heading').first()).toBeFocused();
      await expectCredits(page, 20);

      await ask('Amina');
      await expect(page.getByRole('heading', { name: words.which })).toBeFocused();
      await expectCredits(page, 20);
      await press(words.second);
      await press(words.spend(5));
      await expect(result).toContainText(words.left(15));

      // The assessment is a general rule, so it is free.
      const assessment = page.getByRole('region', { name: words.assessment, exact: true });
      await expect(assessment.locator('.badge').first()).toBeVisible();
      await expectCredits(page, 15);

      await ask('Brunhilde simulate down');
      await press(words.spend(5));
      await expect(page.getByText(words.modelDown)).toBeVisible();
      await expectCredits(page, 15);

      await ask('Islam');
      await press(words.spend(5));
      await expect(result).toContainText(words.left(10));
      await press(words.assess);
      await press(words.spend(10));
      await expect(assessment.locator('.badge').first()).toBeVisible();
      await expectCredits(page, 0);

      await page.getByRole('checkbox').check();
      await ask('Resul');
      await expect(dialog.getByRole('heading', { name: words.short })).toBeVisible();
      await expect(dialog.getByRole('definition')).toHaveText(['15', '0', '15']);
      await press(words.notNow);
      await page.getByRole('checkbox').uncheck();

      await press(words.certain);
      await expect(result).toContainText(words.free);
      await expectCredits(page, 0);
    });
  }
});

test.describe('a search as a guest', () => {
  // The price call responds with 402, which the browser logs.
  test.use({ expectedConsoleError: /status of 402/ });
  test('a guest returns to the same search after signing in', async ({ page, request }) => {
    const { email } = await openAccount(request, 'en');
    await page.goto('/en');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kevser');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in or sign up' }).click();
    await signIn(page, email);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kevser');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Search for “Kevser”?');
  });
});

test('a search submitted before hydration is run after it', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/name-search-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/de', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Elif');
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page).toHaveURL(/\?name=Elif&/);
  script.resolve();
  await expect(page.getByRole('dialog')).toContainText('Kurz anmelden genügt');
  await expect(page).toHaveURL(/\?name=Elif$/);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Elif');
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
    const solved = page.waitForResponse(/captcha\/challenge\?action=name_lookup/);
    await page.getByRole('textbox', { name: 'Name' }).fill('Brunhilde simulate unknown');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Use 5 credits' }).click();
    expect((await solved).status()).toBe(200);
    await expect(page.getByText(/no reliable record of this name/)).toBeVisible();
    await expectCredits(page, 25);
  });
});
