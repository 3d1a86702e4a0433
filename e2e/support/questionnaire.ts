import {
  QUESTIONNAIRE_STEPS,
  type QuestionnaireStep,
  REQUIRED_STEPS,
} from '@ismi/contract/questionnaire';
import { expect, type Page as Tab } from '@playwright/test';

/** The texts of the questionnaire that a journey uses. */
export interface QuestionnaireWords {
  next: string;
  /** After the required questions. */
  more: string;
  finish: string;
  /** The tiles to press for each question; questions without tiles are skipped. */
  tiles: Partial<Record<QuestionnaireStep, readonly string[]>>;
  skip: string;
  agree: string;
  confirm: RegExp;
}

const stepBar = (tab: Tab) => tab.locator('.step-bar');
const LAST_REQUIRED = REQUIRED_STEPS.at(-1);

/** Presses a button below a question. */
export const pressBelow = (tab: Tab, name: string | RegExp) =>
  stepBar(tab)
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .click();

const expectQuestion = (tab: Tab, step: QuestionnaireStep) =>
  expect(tab.getByRole('main').getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    String(QUESTIONNAIRE_STEPS.indexOf(step) + 1),
  );

/** Answers one question with the given tiles, and goes on. */
export async function answerQuestion(
  tab: Tab,
  words: QuestionnaireWords,
  step: QuestionnaireStep,
): Promise<void> {
  const tiles = words.tiles[step] ?? [];
  await expectQuestion(tab, step);
  for (const name of tiles) {
    // A tile's name is its answer, then an explanation.
    const tile = tab.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  }
  const isLast = step === QUESTIONNAIRE_STEPS.at(-1);
  await pressBelow(tab, tiles.length > 0 && !isLast ? words.next : words.skip);
}

/** Answers all questions with the given tiles, up to what was understood; questions without tiles are skipped. */
export async function answerQuestions(tab: Tab, words: QuestionnaireWords): Promise<void> {
  for (const step of QUESTIONNAIRE_STEPS) {
    await answerQuestion(tab, words, step);
    if (step === LAST_REQUIRED) await pressBelow(tab, words.more);
  }
  await expect(tab).toHaveURL(/[?&]step=understood/);
}

/** From what was understood, or from a question that was changed, to the price. */
export const goToPrice = (tab: Tab, { finish }: QuestionnaireWords) =>
  tab.getByRole('main').getByRole('button', { name: finish, exact: true }).click();

/** Gives the consents that are asked for once; they are never preselected. */
export async function consent(tab: Tab, { agree }: QuestionnaireWords): Promise<void> {
  const dialog = tab.getByRole('dialog');
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
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
