import { randomUUID } from 'node:crypto';
import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { expect, type Page as Tab } from '@playwright/test';

/** Accepts all terms and confirms the order; afterwards PayPal's page is open. */
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

/** Spends the credits of a new family down to this number. */
export async function spendCreditsDownTo(tab: Tab, left: number): Promise<void> {
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
