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
