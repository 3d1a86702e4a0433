import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { ReceivedMail } from './inbox.ts';
import { expect } from './test.ts';

export const PASSWORD = 'Zeytin-Dali-7';

/** An address that no other journey uses, in this run or in an earlier one through the same product. */
export const newAddress = (): string => {
  const id = randomUUID().slice(0, 13);
  // A domain of its own: welcome bonuses are counted by domain.
  return `family-${id}@journey-${id}.example`;
};

/** The six digits of a mail that asks to confirm an address. */
export const codeIn = ({ text }: ReceivedMail): string => /\b\d{6}\b/.exec(text)?.[0] ?? 'none';

/** The link of a mail to one of our pages. */
export const linkIn = ({ text }: ReceivedMail, page: string): string =>
  new RegExp(`https?://\\S+/${page}\\?token=[\\w.-]+`).exec(text)?.[0] ?? 'none';

/** From the beginning of the sign-in to the password, by an address. */
export async function giveAddress(page: Page, email: string): Promise<void> {
  // The address changes a moment before the page does, and the page left behind may ask for an e-mail address too.
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** From the page of the sign-in to the field for the code, which is on its way. */
export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await giveAddress(page, email);
  await expect(page.getByRole('heading', { name: 'Let us open your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password (again)').fill(password);
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/\/en\/verify-email-code$/);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
}

/** From the page of the sign-in to wherever it leads. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await giveAddress(page, email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Another device of the same family: nothing is shared with the first. */
export async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('/en/login');
  await signIn(page, email);
  await expectSignedIn(page);
  return page;
}

/** The credits stand in the header, on a phone as on a wide screen. */
export const expectSignedIn = (page: Page) => expect(page.locator('header .credit')).toBeVisible();

/** On a wide screen. Its contents come a moment after the credits, so it is told from the languages' list by what it holds. */
export const openAccountMenu = (page: Page) =>
  page
    .locator('header details')
    .filter({ hasText: 'Sign out on all devices' })
    .locator('summary')
    .click();

/** Neither credits nor the gap for them. */
export async function expectGuest(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('header :is(.credit, .skeleton)')).toHaveCount(0);
}
