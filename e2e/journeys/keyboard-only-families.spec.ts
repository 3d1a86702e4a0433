import type { Page } from '@playwright/test';
import { linkIn } from '../support/accounts.ts';
import { waitForMail } from '../support/inbox.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { becomeFamily, signInAsNewFamily } from '../support/new-family.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydrationOf } from '../support/wait-for-hydration.ts';

const typeInto = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

test('a name is looked up by keyboard', async ({ page }) => {
  await signInAsNewFamily(page, 'en');
  await page.goto('/en');
  await waitForHydrationOf(page.getByLabel('Name', { exact: true }));
  await typeInto(page, 'Name', 'Zeynep');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article');
  await expect(answer.getByRole('heading').first()).toBeFocused();
  await expect(answer).toContainText('Zeynep');
  await pressOn(page, answer.getByRole('button', { name: 'Unlock 5 credits' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Use 5 credits' }));
  await expect(answer.getByRole('button', { name: 'Unlock 5 credits' })).toHaveCount(0);
});

test('a name is rated, saved, removed and restored by keyboard', async ({ page }) => {
  await signInAsNewFamily(page, 'en');
  await page.goto('/en/leaderboard');
  const first = page.locator('main article').first();
  const opener = first.getByRole('button', { name: /Rate it/ });
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('1 star', { exact: true }));
  for (let more = 0; more < 3; more += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('4 stars')).toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: 'Save rating' }));
  await expect(page.getByRole('status').getByText(/Your rating of .* is saved/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const heart = first.getByRole('button', { name: /in favourites/ });
  await pressOn(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/favorites');
  const cards = page.locator('main article');
  await pressOn(page, cards.first().getByRole('button', { name: /^Remove/ }));
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a purchase is withdrawn from by keyboard', async ({ page }) => {
  await page.goto('/de/withdrawal');
  await typeInto(page, 'Euer Name', 'Elif Yılmaz');
  await typeInto(page, 'E-Mail-Adresse der Bestellung', 'tasten@journey.example');
  await typeInto(page, 'Beleg- oder Bestellnummer', '2026-000000');
  const main = page.getByRole('main');
  await pressOn(page, main.getByRole('button', { name: 'Vertrag widerrufen' }));
  await expect(page.getByRole('heading', { name: 'Ist alles richtig?' })).toBeFocused();
  await pressOn(page, main.getByRole('button', { name: 'Widerruf bestätigen' }));
  await expect(main.getByRole('status')).toContainText('Euer Widerruf ist eingegangen.');
});

test('a data copy is requested, and a deletion requested and cancelled, by keyboard', async ({
  page,
}) => {
  const email = await signInAsNewFamily(page, 'de');
  await page.goto('/profile?tab=data');
  await pressOn(page, page.getByRole('button', { name: 'Kopie anfordern' }));
  const open = page.getByRole('link', { name: 'Öffnen' });
  await expect(open).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Konto löschen' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, 'Eure E-Mail-Adresse', email);
  await pressOn(page, dialog.getByRole('button', { name: 'In 14 Tagen löschen' }));
  await expect(page.getByRole('main').getByRole('status')).toContainText('Euer Konto wird am');
  await pressOn(page, page.getByRole('button', { name: 'Konto behalten' }));
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeVisible();

  await pressOn(page, open);
  await expect(page.getByRole('article')).toContainText(email);
});

test('a forgotten password is reset by keyboard', async ({ page, browser }) => {
  const email = await becomeFamily(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/en/forgot-password');
  await typeInto(visitor, 'Your email address', email);
  await pressOn(visitor, visitor.getByRole('button', { name: 'Send the link' }));
  await expect(visitor.getByText('Check your inbox.')).toBeVisible();
  await visitor.goto(linkIn(await waitForMail(email, 'reset-password'), 'reset-password'));
  await typeInto(visitor, 'Password', 'Nar-Cicegi-24');
  await typeInto(visitor, 'Password (again)', 'Nar-Cicegi-24');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Your password has been changed.')).toBeVisible();
});
