import { LOCALES } from '@ismi/contract';
import type { Page } from '@playwright/test';
import { findReports, replaceName } from '../../support/catalogue.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, RUN_LAST, test } from '../../support/test.ts';

const expectCredits = (page: Page, credits: number) =>
  expect(page.locator('header .credit bdi')).toHaveText(String(credits));

const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** A name with its own assessment: general rules are free. */
const WORDS = {
  de: {
    name: 'Islam',
    more: 'Mehr über Islam',
    unlock: (credits: number) => `Freischalten ${credits} Credits`,
    spend: (credits: number) => `${credits} Credits verwenden`,
    assessment: 'Islamische Einordnung',
    verdict: 'Gelehrte sind verschiedener Ansicht',
  },
  ar: {
    name: 'إسلام',
    more: 'المزيد عن إسلام',
    unlock: (credits: number) => `فتح المحتوى ${credits} أرصدة`,
    spend: (credits: number) => `استخدام ${credits} أرصدة`,
    assessment: 'التقييم الإسلامي',
    verdict: 'اختلف فيه العلماء',
  },
} as const;

/** The code of the offers comes when a reader is near them; chapters above get their true height when they are seen. */
const scrollToPaid = (page: Page, isReady: () => Promise<void>) =>
  expect(async () => {
    await page.locator('#paid').scrollIntoViewIfNeeded();
    await isReady();
  }).toPass();

for (const locale of ['de', 'ar'] as const) {
  test(`in ${locale} a family unlocks the paid parts once; the HTML never contains them`, async ({
    page,
  }) => {
    const words = WORDS[locale];
    const path = `/${locale}/names/islam`;
    const more = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: words.more }),
      });
    await signInAsNewFamily(page, locale);
    await page.goto(path);
    await expectCredits(page, 25);
    const unlock = page.getByRole('button', { name: words.unlock(5) });
    await scrollToPaid(page, () => expect(unlock).toBeEnabled({ timeout: 1000 }));
    await unlock.click();
    await expect(page.getByRole('dialog').getByRole('definition').last()).toHaveText('20');
    await page.getByRole('button', { name: words.spend(5) }).click();
    await expect(more.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectCredits(page, 20);
    await expect(page.getByRole('button', { name: words.unlock(5) })).toHaveCount(0);

    await page.getByRole('button', { name: words.unlock(10) }).click();
    await page.getByRole('button', { name: words.spend(10) }).click();
    const assessment = page.getByRole('region', { name: words.assessment, exact: true });
    await expect(assessment.locator('.badge').first()).toHaveText(words.verdict);
    await expectCredits(page, 10);

    await page.reload();
    // Before it hydrates, the page may still return to where its reader was.
    await expectCredits(page, 10);
    const verdict = assessment.locator('.badge').first();
    await scrollToPaid(page, () => expect(verdict).toHaveText(words.verdict, { timeout: 1000 }));
    const told = await more.locator('p').first().innerText();
    const reason = await assessment.locator('p').first().innerText();
    expect([told.length > 60, reason.length > 20]).toEqual([true, true]);
    // With the session's cookies and in every language: the server-rendered page does not contain it.
    for (const other of LOCALES) {
      const html = await htmlOf(page, `/${other}/names/islam`);
      expect(html).not.toContain(told.slice(0, 40));
      expect(html).not.toContain(reason.slice(0, 40));
      expect(html).not.toMatch(/popularity_births|islamic_reason/);
    }
  });
}

test('a guest reads the free parts and is asked to sign in for the rest', async ({ page }) => {
  await page.goto('/de/names/yahya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yahya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('يَحْيَى');
  await expect(page.getByText('/ˈjaħjaː/')).toBeVisible();
  await expect(page.getByText('Yehya')).toBeVisible();
  const offer = page.getByRole('button', { name: 'Freischalten 5 Credits' });
  await offer.scrollIntoViewIfNeeded();
  await offer.click();
  const signIn = page.getByRole('dialog').getByRole('link', { name: 'Anmelden oder registrieren' });
  await expect(signIn).toHaveAttribute('href', '/de/login?next=%2Fde%2Fnames%2Fyahya');
});

test('a warning is shown to everybody, and the name has no card', async ({ request }) => {
  const html = await (await request.get('/en/names/rahman')).text();
  expect(html).toContain('Scholars');
  expect(html).not.toContain('class="name-card');
  expect(html).not.toContain('og:image');
  expect(await (await request.get('/en/names/yahya')).text()).toContain('og:image');
});

test('a reader reports an error without an account', async ({ page }) => {
  const message = `Die Bedeutung ist unvollständig (${crypto.randomUUID()}).`;
  await page.goto('/de/names/idris');
  await page.getByRole('button', { name: 'Fehler melden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Melden', exact: true }).click();
  await expect(dialog.getByText('Bitte schreibt, was falsch ist.')).toBeVisible();
  await dialog.getByRole('combobox').selectOption('Herkunft');
  await dialog.getByRole('textbox').fill(message);
  await dialog.getByRole('button', { name: 'Melden', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Wir sehen nach');
  expect(await findReports(message)).toEqual([{ name_id: 'idris', part: 'origin' }]);
});

test('the browser pronounces a name if it has a voice for its language', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { lang: 'ar-SA', name: 'Arabic', default: false, localService: true };
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        cancel: () => {},
        speak: ({ text }: { text: string }) => said.push(text),
      }),
    });
  });
  await page.goto('/de/names/yahya');
  await page.getByRole('button', { name: 'Anhören' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual(['يحيى']);
});

test('navigation from the alphabet to a name, to a similar one, and to another language', async ({
  page,
}) => {
  await page.goto('/tr');
  await page.getByRole('link', { name: 'Ş', exact: true }).click();
  await expect(page).toHaveURL(/\/tr\/names\/letter\/(ş|%C5%9F)$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ş harfiyle başlayan isimler');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: 'Şirin' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Şirin');
  await page.locator('section[aria-labelledby=neighbours]').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Şirin');
  await page.goto('/tr/names/letter/%C5%9F');
  // Arabic has another alphabet.
  await expect(page.locator('header a[hreflang=de]').first()).toHaveAttribute('href', '/de/names');
});

test('a replaced name redirects permanently to its successor', RUN_LAST, async ({ request }) => {
  await replaceName('zunaira', 'zubayda');
  const moved = () => request.get('/de/names/zunaira', { maxRedirects: 0 });
  const served = async () => (await (await request.get('/api/names/pages/zunaira')).json()).data;
  await expect.poll(async () => (await served()).slug, { timeout: 20_000 }).toBe('zubayda');
  expect([(await moved()).status(), (await moved()).headers().location]).toEqual([
    301,
    '/de/names/zubeyde',
  ]);
  const capitals = await request.get('/de/names/ZUBEYDE', { maxRedirects: 0 });
  expect([capitals.status(), capitals.headers().location]).toEqual([301, '/de/names/zubeyde']);
});

test('a spelling has its own page where registers count it, and redirects permanently elsewhere', async ({
  request,
}) => {
  const html = await (await request.get('/de/names/zeynep')).text();
  expect(html).toContain('<title>Zeynep (زينب)');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/de\/names\/zeynep"/);
  expect(html).toMatch(/hrefLang="tr" href="[^"]*\/tr\/names\/zeynep"/);
  expect(html).not.toContain('rel="alternate" hrefLang="ar"');
  for (const [from, to] of [
    ['/ar/names/zeynep', '/ar/names/zaynab'],
    ['/de/names/zaynab', '/de/names/zeynep'],
    ['/de/names/zejneb', '/de/names/zeynep'],
    ['/de/names/Zeynep', '/de/names/zeynep'],
  ]) {
    const moved = await request.get(from ?? '', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location], from).toEqual([301, to]);
  }
  // Without a prefix the reader's language decides, and no browser may keep it.
  const moved = await request.get('/names/zaynab', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([302, '/names/zeynep']);
});

test('all spellings of a name are one favourite, and lead to each other and to other languages', async ({
  page,
}) => {
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/names/zainab');
  await page.getByRole('button', { name: /Zainab in den Favoriten/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zeynep', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zeynep');
  await expect(page.getByText('/zejˈnep/')).toBeVisible();
  const heart = page.getByRole('button', { name: /Zeynep in den Favoriten/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('header a[hreflang=ar]').first()).toHaveAttribute(
    'href',
    '/ar/names/zaynab',
  );
});

test('a spelling of several names presents each of them', async ({ request }) => {
  const amina = await request.get('/ar/names/amina');
  expect(amina.status()).toBe(200);
  const html = await amina.text();
  expect(html).toContain('noindex');
  expect(html).toContain('/ar/names/amina-trustworthy');
});

test('personal pages and unknown names are not indexed', async ({ request }) => {
  for (const path of ['/profile', '/de/login', '/de/payment/success', '/de/names/brunhilde']) {
    expect(await (await request.get(path)).text(), path).toContain(
      'name="robots" content="noindex"',
    );
  }
  expect((await request.get('/de/names/brunhilde')).status()).toBe(404);
  expect((await request.get('/de/names/luck/y')).status()).toBe(404);
  expect(await (await request.get('/de/names/yahya')).text()).not.toContain('noindex');
});
