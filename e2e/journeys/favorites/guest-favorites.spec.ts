import type { Locale } from '@ismi/contract/locales';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../support/accounts.ts';
import { openAccount } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

const WORDS = {
  de: { favourites: 'Favoriten', welcome: 'Willkommen' },
  ar: { favourites: 'المفضّلة', welcome: 'أهلًا بكم' },
} as const satisfies Partial<Record<Locale, object>>;

/** In the language of the page. */
async function signInHere(page: Page, email: string): Promise<void> {
  const submit = page.locator('main form [type=submit]');
  await page.locator('main input[type=email]').fill(email);
  await submit.click();
  await page.locator('main input[autocomplete=current-password]').fill(PASSWORD);
  await submit.click();
}

for (const locale of ['de', 'ar'] as const) {
  const { favourites, welcome } = WORDS[locale];

  test(`favourites as a guest, in ${locale}: signing in leads back to them in the same language`, async ({
    page,
    playwright,
  }) => {
    // An account in another language than the page.
    const { email } = await openAccount(await playwright.request.newContext(), 'en');
    await page.goto(`/${locale}/favorites`);
    await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?next=%2F${locale}%2Ffavorites$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    await signInHere(page, email);
    await expect(page).toHaveURL(new RegExp(`/${locale}/favorites$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(favourites);
  });
}
