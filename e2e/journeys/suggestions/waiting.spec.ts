import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { REQUIRED_STEPS } from '@ismi/contract/questionnaire';
import type { Page as Tab } from '@playwright/test';
import { signInAsNewFamily } from '../../support/new-family.ts';
import {
  answerQuestion,
  confirmPrice,
  consent,
  goToPrice,
  pressBelow,
  readNames,
} from '../../support/questionnaire.ts';
import { expect, RUN_LAST, test } from '../../support/test.ts';

/** Five required questions, and free text. */
const PRICE = 13;

const WORDS = {
  next: 'Weiter',
  skip: 'Überspringen',
  finish: 'Zum Preis',
  more: 'Mehr erzählen',
  tiles: {
    gender: ['Junge'],
    culture: ['Arabische Welt'],
    religious: ['Ja'],
    length: ['Mittel'],
    popularity: ['Bekannt'],
  },
  agree: 'Speichern und weiter',
  confirm: /^Namen suchen: 13 Credits$/,
};

/** Answers the questions, ending with this free text, up to the price. */
async function goToPriceWithDetails(tab: Tab, details: string): Promise<void> {
  await signInAsNewFamily(tab, 'de');
  await tab.goto('/de/suggestions');
  for (const step of REQUIRED_STEPS) await answerQuestion(tab, WORDS, step);
  await pressBelow(tab, WORDS.more);
  await tab.getByText('Etwas anderes in euren Worten').click();
  await tab.getByLabel('In euren Worten', { exact: true }).fill(details);
  await pressBelow(tab, 'Das genügt uns, zur Übersicht');
  await goToPrice(tab, WORDS);
  await consent(tab, WORDS);
}

const creditsOf = (tab: Tab) => tab.locator('header .credit');

test(
  'when the model cannot be reached the catalogue chooses, says so, and it is free',
  RUN_LAST,
  async ({ page }) => {
    await goToPriceWithDetails(page, 'Ein Name wie Regen [[down]]');
    await confirmPrice(page, WORDS);
    await expect(page.getByText('Diesmal aus dem Katalog, und kostenlos')).toBeVisible();
    await expect(creditsOf(page)).toContainText(String(WELCOME_CREDITS));
  },
);

test('a reload while names are chosen waits for the same list and charges once', async ({
  page,
}) => {
  await goToPriceWithDetails(page, 'Ein Name wie Regen [[slow]]');
  await page.getByRole('dialog').getByRole('button', { name: WORDS.confirm }).click();
  // The questions have their own bar.
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.reload();
  await readNames(page);
  await expect(creditsOf(page)).toContainText(String(WELCOME_CREDITS - PRICE));
  await page.goto('/profile?tab=suggestions');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('answers can be changed from a list: they are restored, and viewing is free', async ({
  page,
}) => {
  await goToPriceWithDetails(page, 'Ein Name wie Regen');
  await confirmPrice(page, WORDS);
  await page.getByRole('link', { name: 'Antworten ändern' }).click();
  // All answers in a dialog; each links to its question, and one tap leads back.
  const answers = page.getByRole('dialog');
  await expect(answers).toContainText('Ein Name wie Regen');
  await answers.getByRole('link', { name: 'Ändern: Geschlecht' }).click();
  const boy = page.getByRole('main').getByRole('button', { name: /^Junge / });
  await expect(boy).toHaveAttribute('aria-pressed', 'true');
  await goToPrice(page, WORDS);
  await answers.getByRole('button', { name: 'Liste zeigen' }).click();
  await readNames(page);
  await page.getByRole('link', { name: /^Länge: Mittel/ }).click();
  const medium = page.getByRole('main').getByRole('button', { name: /^Mittel / });
  await expect(medium).toHaveAttribute('aria-pressed', 'true');
  await goToPrice(page, WORDS);
  await expect(answers.getByRole('button', { name: 'Liste zeigen' })).toBeVisible();
  await expect(creditsOf(page)).toContainText(String(WELCOME_CREDITS - PRICE));
});
