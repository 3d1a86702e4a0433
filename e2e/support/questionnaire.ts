import { QUESTIONNAIRE_STEPS } from '@ismi/contract/questionnaire';
import { expect, type Page as Tab } from '@playwright/test';

/** The texts of the questionnaire that a journey uses. */
export interface QuestionnaireWords {
  next: string;
  finish: string;
  /** The tiles to press for each question; questions without tiles are skipped. */
  tiles: readonly (readonly string[])[];
  skip: string;
  agree: string;
  confirm: RegExp;
}

const stepBar = (tab: Tab) => tab.locator('.step-bar');

/** Answers all questions with the given tiles; questions without tiles are skipped. */
export async function answerQuestions(tab: Tab, words: QuestionnaireWords): Promise<void> {
  for (const [index] of QUESTIONNAIRE_STEPS.entries()) {
    const tiles = words.tiles[index] ?? [];
    const progress = tab.getByRole('main').getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', String(index + 1));
    for (const name of tiles) {
      // A tile's name is its answer, then an explanation.
      const tile = tab.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });
      await tile.click();
      await expect(tile).toHaveAttribute('aria-pressed', 'true');
    }
    const isLast = index === QUESTIONNAIRE_STEPS.length - 1;
    if (isLast) return;
    const label = tiles.length > 0 ? words.next : words.skip;
    await stepBar(tab).getByRole('button', { name: label, exact: true }).click();
  }
}

/** From the last question to the price. */
export const goToPrice = (tab: Tab, { finish }: QuestionnaireWords) =>
  stepBar(tab).getByRole('button', { name: finish, exact: true }).click();

/** Gives the consent that is asked for once; it is never preselected. */
export async function consent(tab: Tab, { agree }: QuestionnaireWords): Promise<void> {
  const dialog = tab.getByRole('dialog');
  const box = dialog.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await box.check();
  await dialog.getByRole('button', { name: agree }).click();
}

/** Presses the button with the price; returns the ten names. */
export async function confirmPrice(tab: Tab, { confirm }: QuestionnaireWords): Promise<string[]> {
  await tab.getByRole('dialog').getByRole('button', { name: confirm }).click();
  return readNames(tab);
}

/** The ten names of a result, once they are shown. */
export async function readNames(tab: Tab): Promise<string[]> {
  const headings = tab.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(10, { timeout: 40_000 });
  return headings.allInnerTexts();
}
