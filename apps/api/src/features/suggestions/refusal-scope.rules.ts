import type { Lexicon } from './lexicon.rules.ts';
import { lastEnd } from './text-clauses.rules.ts';

/** How far a refusal reaches, in letters. */
const NEAR = 26;

/** Whether the words before or after say that this is not wanted. */
export function isRefusedAt(sentence: string, match: RegExpExecArray, lexicon: Lexicon): boolean {
  const before = sentence.slice(0, match.index);
  // Of a refusal before a comma nothing is left behind it.
  const paused = Math.max(
    0,
    lastEnd(lexicon.pause, before),
    before.lastIndexOf(',') + 1,
    before.lastIndexOf('،') + 1,
  );
  const end = lastEnd(lexicon.refusesBefore, before.slice(paused));
  if (end >= 0 && before.length - paused - end <= NEAR) return true;
  const after = sentence.slice(match.index + match[0].length);
  const pause = after.search(lexicon.pause);
  const tail = pause < 0 ? after : after.slice(0, pause);
  return lexicon.refusesAfter.test(tail.slice(0, 2 * NEAR));
}
