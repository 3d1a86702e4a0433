import type { Page } from '@playwright/test';
import { expectSignedIn, PASSWORD, signIn } from '../../support/accounts.ts';
import { openAccount, signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';
import { waitForHydrationOf } from '../../support/wait-for-hydration.ts';

/** The stored data of the account. */
const readOwnLikes = async (page: Page) => {
  const refreshed = await page.request.post('/api/auth/refresh', {
    data: {},
    headers: { origin: new URL(page.url()).origin },
  });
  const { data } = await refreshed.json();
  const headers = { authorization: `Bearer ${data.token}` };
  const ratings = await page.request.get('/api/name-ratings/users/me/ratings', { headers });
  const favorites = await page.request.get(`/api/users/${data.user.id}/favorites`, { headers });
  return {
    ratings: (await ratings.json()).data.ratings,
    favorites: (await favorites.json()).data.favorites,
  };
};

test('a guest rates, signs in when asked, and the rating is stored', async ({ page, request }) => {
  const { email } = await openAccount(request, 'en');
  await page.goto('/en/leaderboard');
  const first = page.locator('main article').first();
  const name = (await first.getByRole('heading').locator('bdi').first().textContent()) ?? '';
  await first.getByRole('button', { name: /Rate it/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('4 stars').check({ force: true });
  await dialog.getByLabel(/A word to us/).fill('We like how it sounds.');
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await page.getByRole('dialog').getByRole('link').click();
  await signIn(page, email, PASSWORD);
  await expect(
    page.getByRole('status').getByText(`Your rating of ${name} is saved.`),
  ).toBeVisible();
  await expectSignedIn(page);
  expect(new URL(page.url()).pathname).toBe('/en/leaderboard');
  expect((await readOwnLikes(page)).ratings).toMatchObject([
    { name, rating: 4, feedback: 'We like how it sounds.' },
  ]);
});

test('a guest who declines to sign in changes nothing', async ({ page, request }) => {
  const { email } = await openAccount(request, 'en');
  await page.goto('/en/leaderboard');
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /in favourites/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await page.goto('/en/login');
  await signIn(page, email, PASSWORD);
  await expectSignedIn(page);
  expect((await readOwnLikes(page)).favorites).toEqual([]);
});

test('a family saves names, removes one, restores it and shares one', async ({ page }) => {
  await signInAsNewFamily(page, 'en');
  await page.goto('/en/leaderboard');
  const hearts = page.locator('main').getByRole('button', { name: /in favourites/ });
  for (const place of [0, 1]) {
    await hearts.nth(place).click();
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/favorites');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(2);
  const kept = await cards.first().getByRole('heading').locator('bdi').first().textContent();

  await cards
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards.first().getByRole('heading')).toContainText(kept ?? 'nothing');

  const share = cards.first().getByRole('link', { name: /WhatsApp/ });
  const sent = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = sent.split('\n').at(-1) ?? '';
  expect(new URL(link).pathname).toMatch(/^\/en\/names\//);
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(kept ?? 'nothing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture ?? '').pathname);
  expect(answer.headers()['content-type']).toMatch(/^image\//);

  await page.goto('/favorites');
  for (const left of [1, 0]) {
    await cards
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(cards).toHaveCount(left);
  }
  await expect(page.getByText('No favourites yet.')).toBeVisible();
});

test.describe('a name that was looked up', () => {
  test('is saved from its card and from the profile', async ({ page }) => {
    await signInAsNewFamily(page, 'en');
    await page.goto('/en');
    const field = page.locator('#name-search').getByRole('combobox');
    await waitForHydrationOf(field);
    await field.fill('Zainab');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Unlock 5 credits' }).click();
    await page.getByRole('button', { name: 'Use 5 credits' }).click();
    const card = page.getByRole('article');
    const heart = page.getByRole('button', { name: 'Zainab in favourites' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(card).toHaveCSS('box-shadow', /0px 0px 0px 2px/);
    await expect(card).not.toHaveCSS('box-shadow', /0px 0px 0px 2px/);
    expect((await readOwnLikes(page)).favorites).toMatchObject([{ name_id: 'zaynab' }]);

    await page.goto('/en/profile?tab=searches');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect((await readOwnLikes(page)).favorites).toEqual([]);
  });
});

test('with reduced motion a newly saved name still has its ring, on its page too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsNewFamily(page, 'en');
  await page.goto('/en/names/yusuf');
  const heart = page.locator('main .heart');
  await heart.click();
  await expect(heart).toHaveCSS('box-shadow', /0px 0px 0px 2px/);
  await expect(heart).not.toHaveAttribute('data-fresh');
  await expect(heart).not.toHaveCSS('box-shadow', /0px 0px 0px 2px/);
});

test('the list is in the server’s HTML, in every language, with its month', async ({ request }) => {
  for (const locale of ['tr', 'en', 'de', 'ar']) {
    const html = await (await request.get(`/${locale}/leaderboard?period=monthly`)).text();
    expect(html).toContain(`/${locale}/names/yusuf`);
    expect(html).toMatch(
      /href="[^"]*leaderboard\?period=monthly"[^>]*aria-current|aria-current[^>]*period=monthly/,
    );
  }
});
