import { QUESTIONNAIRE_STEPS } from '@ismi/contract/questionnaire';
import { pressOn } from '../../support/keyboard.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { readNames } from '../../support/questionnaire.ts';
import { expect, test } from '../../support/test.ts';

/** A tile for each question that must be answered; the others are skipped. */
const TILES = ['Junge', 'Arabische Welt', 'Ja', '', '', 'Mittel', '', 'Bekannt'];

test('the questionnaire is answered and paid for, and its names are reached by keyboard', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/suggestions');
  const main = page.getByRole('main');
  for (const [index] of QUESTIONNAIRE_STEPS.entries()) {
    const progress = main.getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', String(index + 1));
    const name = TILES[index];
    if (name) await pressOn(page, main.getByRole('button', { name: new RegExp(`^${name} `) }));
    const isLast = index === QUESTIONNAIRE_STEPS.length - 1;
    const onward = name ? 'Weiter' : 'Überspringen';
    const way = { name: isLast ? 'Zum Preis' : onward, exact: true };
    await pressOn(page, page.locator('.step-bar').getByRole('button', way));
  }
  const dialog = page.getByRole('dialog');
  await pressOn(page, dialog.getByRole('checkbox'), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Zustimmen und weiter' }));
  await pressOn(page, dialog.getByRole('button', { name: /^Namen suchen: \d+ Credits$/ }));
  expect(await readNames(page)).toHaveLength(10);
});
