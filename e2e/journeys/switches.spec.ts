import { turnSwitch } from '../support/switches.ts';
import { expect, RUN_LAST, test } from '../support/test.ts';

const CLOSED = 'Im Moment verkaufen wir keine Credits.';
const WARNING = {
  tr: 'Bu akşam bakım var.',
  en: 'Maintenance this evening.',
  de: 'Heute Abend Wartung.',
  ar: 'صيانة هذا المساء.',
};

test(
  'while nothing is sold, the prices stay and nothing can be ordered',
  RUN_LAST,
  async ({ page }) => {
    const putBack = await turnSwitch('purchases', false);
    try {
      await expect(async () => {
        await page.goto('/de/credits/purchase?package=popular');
        await expect(page.getByText(CLOSED)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByRole('heading', { name: 'Standard' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /Auswählen/ })).toHaveCount(0);
    } finally {
      await putBack();
    }
    await expect(async () => {
      await page.goto('/de/credits');
      await expect(page.getByText(CLOSED)).toBeHidden({ timeout: 500 });
      await expect(page.getByRole('link', { name: /Auswählen/ })).toHaveCount(4, { timeout: 500 });
    }).toPass();
  },
);

test(
  'an announcement of the operator is shown above every page, in its language',
  RUN_LAST,
  async ({ page }) => {
    const putBack = await turnSwitch('banner', true, WARNING);
    try {
      for (const [path, words] of [
        ['/de', WARNING.de],
        ['/ar/contact', WARNING.ar],
        ['/tr/login', WARNING.tr],
      ] as const) {
        await expect(async () => {
          await page.goto(path);
          await expect(page.getByRole('complementary').getByText(words)).toBeVisible({
            timeout: 500,
          });
        }).toPass();
      }
    } finally {
      await putBack();
    }
  },
);
