import { randomUUID } from 'node:crypto';
import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { expect, type Page as Tab } from '@playwright/test';

/** Agrees to everything on the order and confirms it; PayPal’s page is open afterwards. */
export async function orderAtPayPal(tab: Tab, confirm: string): Promise<void> {
  const boxes = tab.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await tab.getByRole('button', { name: confirm }).click();
  await expect(tab.getByRole('heading', { name: /^Pay / })).toBeVisible();
}

/** Leaves a new family with so many of its credits. */
export async function leaveCredits(tab: Tab, left: number): Promise<void> {
  const { origin } = new URL(tab.url());
  const refreshed = await tab.request.post(`${origin}/api/auth/refresh`, {
    data: {},
    headers: { origin },
  });
  const { data } = await refreshed.json();
  const spent = await tab.request.post(`${origin}/api/credits/deduct`, {
    data: { amount: WELCOME_CREDITS - left, max_credits: WELCOME_CREDITS - left },
    headers: { authorization: `Bearer ${data.token}`, 'idempotency-key': randomUUID() },
  });
  expect(spent.ok()).toBe(true);
}
