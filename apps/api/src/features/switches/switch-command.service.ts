import { BannerTexts, LOCALES, lineOfText, SWITCH_LIMITS, SWITCHES } from '@ismi/contract';
import { z } from 'zod';
import { readSwitches, turnSwitch } from './switches.service.ts';

const Words = z.tuple([z.enum(SWITCHES), z.enum(['on', 'off']), lineOfText(SWITCH_LIMITS.reason)]);

export const SWITCH_USAGE = `switch: tells what is on
switch <${SWITCHES.join('|')}> <on|off> <reason>
switch banner on <reason> <text in ${LOCALES.join('> <text in ')}>`;

/** `switch registration off "a wave of robots"`. Returns the new state, or undefined for an invalid command. */
export async function switchCommand(
  deps: Parameters<typeof turnSwitch>[0],
  ...words: string[]
): Promise<string | undefined> {
  if (words.length > 0) {
    const [name, wanted, reason] = Words.safeParse(words.slice(0, 3)).data ?? [];
    const texts = textsOf(words.slice(3));
    if (!name || !reason || texts === 'unreadable') return undefined;
    if (texts && name !== 'banner') return undefined;
    const turn = { name, isOn: wanted === 'on', reason, actorId: null, ...(texts && { texts }) };
    if (!(await turnSwitch(deps, turn))) return undefined;
  }
  return JSON.stringify(await readSwitches(deps), null, 2);
}

function textsOf(words: string[]): BannerTexts | 'unreadable' | undefined {
  if (words.length === 0) return undefined;
  const named = LOCALES.map((locale, index) => [locale, words[index]] as const);
  const texts = BannerTexts.safeParse(Object.fromEntries(named));
  return texts.success && words.length === LOCALES.length ? texts.data : 'unreadable';
}
