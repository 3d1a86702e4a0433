import { fiveWordRuns, hasForeignContent, repeatsRun } from '../../lib/model-text.ts';
import { INSTRUCTIONS, REPAIR_INSTRUCTIONS } from './model-instructions.rules.ts';

const OUR_RUNS = fiveWordRuns(INSTRUCTIONS + REPAIR_INSTRUCTIONS);
const NAME = /^\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*)?$/u;
const THREE_NAMES = /^(?:(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*)(?: |$)){3}$/u;
const LONGEST_NAME = 25;
/** Shorter are wishes for letters. */
const LEAST_TEXT = 3;

/** Whether a text may be a name: one or two words, or three with capitals. */
export const looksLikeAName = (text: string): boolean =>
  text.length <= LONGEST_NAME && (NAME.test(text) || THREE_NAMES.test(text));

const lowered = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a text repeats our instructions, or what the parents wrote and is no name, or contains what no reason contains. */
export const isForeignText = (text: string, written: readonly string[]): boolean =>
  hasForeignContent(text) ||
  repeatsRun(text, OUR_RUNS) ||
  written.some(
    (each) =>
      repeatsRun(text, fiveWordRuns(each)) ||
      (each.length > LEAST_TEXT && !looksLikeAName(each) && lowered(text).includes(lowered(each))),
  );
