import { QUESTIONNAIRE_STEPS } from '@ismi/contract/questionnaire';
import { expect, type Page as Tab } from '@playwright/test';

/** The words of the questionnaire that a journey presses or reads. */
export interface QuestionnaireWords {
  next: string;
  finish: string;
  /** A tile for each question that has some; the others are skipped. */
  tiles: readonly (readonly string[])[];
  skip: string;
  agree: string;
  confirm: RegExp;
}

const bar = (tab: Tab) => tab.locator('.step-bar');

/** From the first question to the last, pressing the given tiles; a question without any is skipped. */
export async function answerQuestions(tab: Tab, words: QuestionnaireWords): Promise<void> {
  for (const [index] of QUESTIONNAIRE_STEPS.entries()) {
    const tiles = words.tiles[index] ?? [];
    const progress = tab.getByRole('main').getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', String(index + 1));
    for (const name of tiles) {
      // A tile says its answer first, and then what is meant by it.
      const tile = tab.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });
      await tile.click();
      await expect(tile).toHaveAttribute('aria-pressed', 'true');
    }
    const isLast = index === QUESTIONNAIRE_STEPS.length - 1;
    if (isLast) return;
    const way = tiles.length > 0 ? words.next : words.skip;
    await bar(tab).getByRole('button', { name: way, exact: true }).click();
  }
}

/** From the last question to the price. */
export const toThePrice = (tab: Tab, { finish }: QuestionnaireWords) =>
  bar(tab).getByRole('button', { name: finish, exact: true }).click();

/** The consent that is asked for once; it is never ticked beforehand. */
export async function consent(tab: Tab, { agree }: QuestionnaireWords): Promise<void> {
  const dialog = tab.getByRole('dialog');
  const box = dialog.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await box.check();
  await dialog.getByRole('button', { name: agree }).click();
}

/** The button with the price on it; ten names follow. */
export async function confirmPrice(tab: Tab, { confirm }: QuestionnaireWords): Promise<string[]> {
  await tab.getByRole('dialog').getByRole('button', { name: confirm }).click();
  return shownNames(tab);
}

/** The ten names of a result, once they are there. */
export async function shownNames(tab: Tab): Promise<string[]> {
  const headings = tab.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(10, { timeout: 40_000 });
  return headings.allInnerTexts();
}
