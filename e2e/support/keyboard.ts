import { expect, type Locator, type Page as Tab } from '@playwright/test';

const isFocused = (stop: Locator) =>
  stop.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the element has the focus; fails if it is unreachable by keyboard. */
export async function tabTo(
  tab: Tab,
  stop: Locator,
  atMost = 40,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(stop).toBeEnabled();
  for (let presses = 0; presses < atMost && !(await isFocused(stop)); presses += 1) {
    await tab.keyboard.press(key);
  }
  await expect(stop).toBeFocused();
}

/** Focuses it with Tab and presses a key. */
export async function pressOn(tab: Tab, stop: Locator, key = 'Enter'): Promise<void> {
  await tabTo(tab, stop);
  await tab.keyboard.press(key);
}
