import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { ReceivedMail } from './inbox.ts';
import { expect } from './test.ts';

export const PASSWORD = 'Zeytin-Dali-7';

/** An address that no other journey uses, in this run or an earlier one. */
export const newAddress = (): string => {
  const id = randomUUID().slice(0, 13);
  // Its own domain: welcome bonuses are limited by domain.
  return `family-${id}@journey-${id}.example`;
};

/** The six-digit code of a verification mail. */
export const codeIn = ({ text }: ReceivedMail): string => /\b\d{6}\b/.exec(text)?.[0] ?? 'none';

/** The link of a mail to one of our pages. */
export const linkIn = ({ text }: ReceivedMail, page: string): string =>
  new RegExp(`https?://\\S+/${page}\\?token=[\\w.-]+`).exec(text)?.[0] ?? 'none';

/** Enters the address on the first page of the sign-in. */
export async function giveAddress(page: Page, email: string): Promise<void> {
  // The URL changes before the page does, and the old page may have an email field too.
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** From the sign-in page to the code field. */
export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await giveAddress(page, email);
  await expect(page.getByRole('heading', { name: 'Let us open your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password (again)').fill(password);
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/\/en\/verify-email-code$/);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
}

/** From the sign-in page to the page after it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await giveAddress(page, email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Another device of the same family: shares no storage with the first. */
export async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('/en/login');
  await signIn(page, email);
  await expectSignedIn(page);
  return page;
}

/** The header shows the credits on phones and wide screens. */
export const expectSignedIn = (page: Page) => expect(page.locator('header .credit')).toBeVisible();

/** On a wide screen. Identified by its content, because the language menu looks the same. */
export const openAccountMenu = (page: Page) =>
  page
    .locator('header details')
    .filter({ hasText: 'Sign out on all devices' })
    .locator('summary')
    .click();

/** Neither credits nor their placeholder. */
export async function expectGuest(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(
    page.locator('header :is(.credit, .skeleton)').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('html[data-session]')).toHaveCount(0);
}
