import { LOCALES } from '@ismi/contract/locales';
import type { Page } from '@playwright/test';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

interface Rated {
  id: string;
  name: string;
}

/** The fifth name of the list: also on the home page, and not rated by other journeys. */
async function rateName(page: Page): Promise<Rated> {
  const answer = await page.request.get('/api/name-ratings/names/leaderboard?language=en');
  return (await answer.json()).data.leaderboard[4];
}

test('a name has one mean and one number of votes on every page', async ({ page }) => {
  await signInAsNewFamily(page, 'en');
  const { id } = await rateName(page);
  const told = await page.request.get(`/api/name-ratings/names/${id}/stats`);
  const { average_rating: mean, total_ratings: votes } = (await told.json()).data;
  const words = { mean: Number(mean).toFixed(1), votes: votes === 1 ? '1 vote' : `${votes} votes` };
  const ofName = `:has(a[href="/en/names/${id}"])`;

  for (const address of ['/en', '/en/leaderboard', '/en/leaderboard?period=monthly']) {
    await page.goto(address);
    const line = page.locator(`main ol > li${ofName}`);
    await expect(line).toContainText(words.mean);
    await expect(line).toContainText(words.votes);
    // Exactly one decimal number: only the mean is shown.
    expect((await line.textContent())?.match(/\d\.\d/g)).toEqual([words.mean]);
  }

  await page.goto(`/en/names/${id}`);
  await expect(page.locator('main')).toContainText(`${words.mean} · ${words.votes}`);
  await expect(page.locator('main')).not.toContainText('out of 100');

  await page.locator('main .heart').click();
  await expect(page.locator('main .heart')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favorites');
  await expect(page.locator('main article')).toContainText(`${words.mean} · ${words.votes}`);
});

test('a new rating is shown on the leaderboard and on the page of the name', async ({ page }) => {
  await signInAsNewFamily(page, 'en');
  const answer = await page.request.get('/api/name-ratings/names/leaderboard?language=en');
  const { id } = (await answer.json()).data.leaderboard.at(-1);
  await page.goto('/en/leaderboard');
  const line = page.locator(`main ol > li:has(a[href="/en/names/${id}"])`);
  await line.getByRole('button', { name: /Rate it/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('1 star', { exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await expect(dialog).toBeHidden();
  const told = await page.request.get(`/api/name-ratings/names/${id}/stats`);
  const { average_rating: mean, total_ratings: votes } = (await told.json()).data;
  await expect(line).toContainText(Number(mean).toFixed(1));
  await expect(line).toContainText(`${votes} votes`);
});

test('the three cards of the home page have the names of their pages in every language', async ({
  page,
}) => {
  for (const locale of LOCALES) {
    await page.goto(`/${locale}`);
    const cards = page.locator('.fanned-card a');
    const shown = await cards.evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute('href') ?? '',
        latin: link.querySelector('.name-card-latin')?.textContent ?? '',
      })),
    );
    expect(shown).toHaveLength(3);
    for (const { address, latin } of shown) {
      await page.goto(address);
      const own = page.locator('main .name-card-latin').first();
      await expect(own, `${address} of the card`).toHaveText(latin);
    }
  }
});

test('the three cards of the home page link to their names, by keyboard too', async ({ page }) => {
  await page.goto('/en');
  const cards = page.getByRole('list', { name: 'Three names' }).getByRole('link');
  await expect(cards).toHaveCount(3);
  await expect(cards.last()).toHaveAccessibleName(/Zainab/);
  const glaze = await cards
    .last()
    .locator('.name-card')
    .evaluate((card) => getComputedStyle(card).backgroundColor);
  await page.getByRole('link', { name: 'Look up a name' }).focus();
  await page.keyboard.press('Tab');
  await expect(cards.first()).toBeFocused();
  await expect(cards.first()).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/names\/zainab$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zainab');
  const own = page.locator('main .name-card').first();
  await expect(own).toHaveCSS('background-color', glaze);
});
