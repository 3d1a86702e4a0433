import { randomUUID } from 'node:crypto';
import type { SuggestionForm } from '@ismi/contract';
import type { Answer, Call, CallApi } from './caller.ts';
import { assessment, type Lookup, list, lookup } from './calls.ts';
import type { Chance } from './chance.ts';
import { Gains } from './gains.ts';
import { unknownName } from './markers.ts';
import type { Mood } from './model-gate.ts';
import type { Person } from './people.ts';

/** A name of the catalogue. */
export interface KnownName {
  id: string;
  name: string;
}

/** One account of an attacker, and what it received. */
export interface Attacker {
  person: Person;
  mood: Mood;
  /** Spends its credits. The others keep theirs, because without credits a call is refused before the model is asked. */
  spends: boolean;
  gains: Gains;
  serial: number;
  /** Its last list request, to be sent again. */
  lastList: { key: string; form: Partial<SuggestionForm> } | undefined;
}

export interface Attack {
  callApi: CallApi;
  /** A solved puzzle. */
  solve(): Promise<string>;
  chance: Chance;
  known: readonly KnownName[];
  /** Number of answers by act and status. */
  answers: Map<string, number>;
  /** Asks for nonsense names, which the model does not know and which cost nothing. */
  nonsense: boolean;
}

export const newAttacker = (person: Person, mood: Mood, spends: boolean): Attacker => ({
  person,
  mood,
  spends,
  gains: new Gains(),
  serial: 0,
  lastList: undefined,
});

/** Characters that could make the model's question differ from the one that its answer is stored under. */
const ODD_CHARACTERS = [
  '\u2801\u2802',
  '\u{e0041}\u{e0042}',
  '\u202e',
  '[[slow]]',
  '\u200b',
  '7',
  '\u0007',
  '<b>',
];
const BURST = 8;
const ABANDON_MS = 150;
/** Three of a letter in a row: the simulator never knows such a name. */
const NONSENSE = 'uuu';

/** Words for the model to repeat in every reason, so that our check refuses them all. */
const detailsOf = ({ person: { marker }, serial }: Attacker): string =>
  `${marker} bedeutet laut Buch Nummer ${serial} immer genau dasselbe und passt wunderbar zu euch allen hier`;

type Act = (attack: Attack, attacker: Attacker) => Promise<number>;

function newName({ nonsense }: Attack, attacker: Attacker): string {
  attacker.serial += 1;
  return unknownName(attacker.person.marker, attacker.serial) + (nonsense ? NONSENSE : '');
}

async function countAnswer(attack: Attack, act: string, call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  const key = `${act} ${answer.status}${answer.code ? ` ${answer.code}` : ''}`;
  attack.answers.set(key, (attack.answers.get(key) ?? 0) + 1);
  return answer;
}

/** Calls again with a solved puzzle if one is required. */
async function callWithPuzzle(
  attack: Attack,
  { person }: Attacker,
  act: string,
  callWith: (puzzle?: string) => Call,
): Promise<Answer> {
  const answer = await countAnswer(attack, act, attack.callApi(person, callWith()));
  if (answer.code !== 'PUZZLE_REQUIRED') return answer;
  const puzzle = await attack.solve();
  return countAnswer(attack, `${act}, puzzle solved`, attack.callApi(person, callWith(puzzle)));
}

async function look(attack: Attack, attacker: Attacker, act: string, request: Lookup) {
  const answer = await callWithPuzzle(attack, attacker, act, (puzzle) =>
    lookup(randomUUID(), { ...request, ...(puzzle && { puzzle }) }),
  );
  attacker.gains.readLookup(answer);
  return 1;
}

const lookUpUnknown: Act = (attack, attacker) =>
  look(attack, attacker, 'unknown name', { name: newName(attack, attacker) });

const lookUpBoth: Act = (attack, attacker) =>
  look(attack, attacker, 'unknown name with assessment', {
    name: newName(attack, attacker),
    withAssessment: true,
  });

const lookUpOdd: Act = (attack, attacker) =>
  look(attack, attacker, 'odd characters', {
    name: newName(attack, attacker) + attack.chance.pick(ODD_CHARACTERS),
  });

const lookUpKnown: Act = (attack, attacker) => {
  const { id, name } = attack.chance.pick(attack.known);
  return look(attack, attacker, 'known name', { name, nameId: id });
};

const lookUpByHead: Act = async (attack, attacker) => {
  const { id, name } = attack.chance.pick(attack.known);
  const call = { ...lookup(randomUUID(), { name, nameId: id }), method: 'HEAD' as const };
  await countAnswer(attack, 'HEAD', attack.callApi(attacker.person, call));
  return 1;
};

const burst: Act = async (attack, attacker) => {
  await Promise.all(Array.from({ length: BURST }, () => lookUpUnknown(attack, attacker)));
  return BURST;
};

const abandon: Act = async (attack, attacker) => {
  const call = lookup(randomUUID(), { name: `${newName(attack, attacker)}${NONSENSE}` });
  const abandoned = { ...call, abandonAfterMs: ABANDON_MS };
  await countAnswer(attack, 'abandoned', attack.callApi(attacker.person, abandoned));
  return 1;
};

async function assess(attack: Attack, attacker: Attacker, name: string, nameId?: string) {
  const answer = await callWithPuzzle(attack, attacker, 'assessment', (puzzle) =>
    assessment(randomUUID(), { name, ...(nameId && { nameId }), ...(puzzle && { puzzle }) }),
  );
  attacker.gains.readAssessment(nameId ?? `letters:${name.toLowerCase()}`, answer);
  return 1;
}

const assessUnknown: Act = (attack, attacker) =>
  assess(attack, attacker, newName(attack, attacker));

const assessKnown: Act = (attack, attacker) => {
  const { id, name } = attack.chance.pick(attack.known);
  return assess(attack, attacker, name, id);
};

async function askForList(attack: Attack, attacker: Attacker, act: string, call: Call) {
  attacker.gains.readList(await countAnswer(attack, act, attack.callApi(attacker.person, call)));
  return 1;
}

const echoList: Act = (attack, attacker) => {
  attacker.serial += 1;
  const key = randomUUID();
  const form = { details: detailsOf(attacker) };
  attacker.lastList = { key, form };
  return askForList(attack, attacker, 'list', list(key, form));
};

/** The same key again: unchanged, in capitals, and with other answers, all at once. */
const repeatKey: Act = async (attack, attacker) => {
  const { lastList } = attacker;
  if (!lastList) return echoList(attack, attacker);
  const { key, form } = lastList;
  attacker.serial += 1;
  const other = { details: detailsOf(attacker) };
  await Promise.all([
    askForList(attack, attacker, 'same key', list(key, form)),
    askForList(attack, attacker, 'key in capitals', list(key.toUpperCase(), form)),
    askForList(attack, attacker, 'key with other answers', list(key, other)),
  ]);
  return 3;
};

const withoutKey: Act = (attack, attacker) => {
  attacker.serial += 1;
  const { headers: _, ...call } = list('', { details: detailsOf(attacker) });
  return askForList(attack, attacker, 'list without key', call);
};

/** How often each act is chosen. */
const ACTS: readonly [weight: number, act: Act][] = [
  [30, lookUpUnknown],
  [6, lookUpBoth],
  [8, lookUpOdd],
  [8, lookUpByHead],
  [12, assessUnknown],
  [8, echoList],
  [2, repeatKey],
  [3, withoutKey],
  [1, burst],
  [4, abandon],
];
const SPENDING: readonly [weight: number, act: Act][] = [
  [10, lookUpKnown],
  [8, assessKnown],
];
const byWeight = (acts: typeof ACTS) =>
  acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
const SAVERS_ACTS = byWeight(ACTS);
const SPENDERS_ACTS = byWeight([...ACTS, ...SPENDING]);

/** Makes `calls` calls of one account, one act after the other; a burst is many calls at once. */
export async function attackWith(attack: Attack, attacker: Attacker, calls: number) {
  const acts = attacker.spends ? SPENDERS_ACTS : SAVERS_ACTS;
  // Starts with a burst: before daily limits are reached, it tests the limit on concurrent calls.
  let done = await burst(attack, attacker);
  while (done < calls) {
    const made = await attack.chance.pick(acts)(attack, attacker);
    done += made;
  }
  return done;
}

/** Only lists, always two at once. */
export async function askForLists(attack: Attack, attacker: Attacker, lists: number) {
  for (let at = 0; at < lists; at += 2)
    await Promise.all([echoList(attack, attacker), echoList(attack, attacker)]);
  return lists;
}
