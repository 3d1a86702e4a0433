import { pressOn, tabTo } from '../../support/keyboard.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { readNames } from '../../support/questionnaire.ts';
import { expect, test } from '../../support/test.ts';

/** The required questions; the others are left out. */
const TILES = ['Junge', 'Arabische Welt', 'Ja', 'Mittel', 'Bekannt'];

test('the questionnaire is answered, corrected and paid for, and its names are reached by keyboard', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/suggestions');
  const main = page.getByRole('main');
  const below = (name: string | RegExp) => page.locator('.step-bar').getByRole('button', { name });
  for (const [index, name] of TILES.entries()) {
    await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(index + 1));
    await pressOn(page, main.getByRole('button', { name: new RegExp(`^${name} `) }));
    await pressOn(page, below('Weiter'));
  }
  await pressOn(page, below('Mehr erzählen'));
  // Names are typed; Enter adds, Backspace first says what it removes.
  const refused = main.getByRole('combobox', { name: 'Diese bitte nicht' });
  await tabTo(page, refused);
  await page.keyboard.type('Qwertzius');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Qwertzius entfernen' })).toBeVisible();
  await pressOn(page, below(/^Das genügt uns/));
  await pressOn(page, main.getByRole('button', { name: 'Qwertzius entfernen' }));
  await expect(main.getByRole('link', { name: /^Qwertzius/ })).toHaveCount(0);
  await pressOn(page, main.getByRole('button', { name: 'Zum Preis' }));
  const dialog = page.getByRole('dialog');
  for (const box of await dialog.getByRole('checkbox').all()) await pressOn(page, box, 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Speichern und weiter' }));
  await pressOn(page, dialog.getByRole('button', { name: /^Namen suchen: \d+ Credits$/ }));
  expect(await readNames(page)).toHaveLength(10);
});
