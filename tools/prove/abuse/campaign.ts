import { setTimeout as wait } from 'node:timers/promises';
import { WELCOME_CREDITS } from '@ismi/contract';
import {
  type Attack,
  type Attacker,
  askForLists,
  attackWith,
  type KnownName,
  newAttacker,
} from './attackers.ts';
import { type CallApi, makeCaller } from './caller.ts';
import { makeChance } from './chance.ts';
import {
  type Family,
  type FamilyFigures,
  type FamilyTraffic,
  simulateFamilies,
} from './families.ts';
import type { Mood } from './model-gate.ts';
import { insertPeople } from './people.ts';
import type { Product } from './product.ts';
import { solvedPuzzle } from './puzzles.ts';

export interface Size {
  /** What the model does with attackers' questions, one after the other. */
  moods: readonly Mood[];
  /** Attacking accounts, all moods together. */
  accounts: number;
  /** Calls of each of them. */
  calls: number;
  /** Calls of each account while every answer takes three seconds. */
  slowCalls: number;
  /** Accounts that share one address. */
  accountsPerNetwork: number;
  attackersAtOnce: number;
  /** Further accounts that ask for lists while the model fails. */
  outageAccounts: number;
  families: number;
  familiesAtOnce: number;
  /** How long families are measured without attackers. */
  baselineMs: number;
  seed: number;
}

interface MoodRun {
  mood: Mood;
  calls: number;
  seconds: number;
  families: FamilyFigures;
}

export interface Campaign {
  baseline: FamilyFigures;
  runs: MoodRun[];
  attackers: Attacker[];
  answers: Map<string, number>;
}

const FAMILY_CREDITS = 1_000_000;
const PAUSE_MS = 250;
const LISTS_IN_AN_OUTAGE = 6;
/** One attacker out of this many spends its credits. */
const SPENDERS = 3;

const knownNames = ({ sql }: Product): Promise<KnownName[]> =>
  sql<KnownName>('select id, id as name from names order by id');

async function createFamilies(
  product: Product,
  size: Size,
  callApi: CallApi,
): Promise<FamilyTraffic> {
  const people = await insertPeople(product, {
    role: 'family',
    first: 0,
    count: size.families,
    credits: FAMILY_CREDITS,
    addressOf: (index) => `100.64.${index >> 8}.${index & 255}`,
  });
  return {
    callApi,
    families: people.map((person): Family => ({ person, serial: 0, listed: new Set() })),
    known: await knownNames(product),
    atOnce: size.familiesAtOnce,
    pauseMs: PAUSE_MS,
  };
}

/** Runs family traffic until some work is done. */
async function withFamilies<Result>(traffic: FamilyTraffic, work: Promise<Result>) {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const [families, result] = await Promise.all([simulateFamilies(traffic, () => isOver), over]);
  return { families, result };
}

/** Runs work for each item, at most `atOnce` at the same time; returns the sum of the results. */
async function inTurn<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<number>,
): Promise<number> {
  const waiting = [...items];
  let sum = 0;
  const go = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const done = await work(next);
      sum += done;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return sum;
}

/** Creates new accounts, many on each address. `phase` keeps the networks of two moods apart. */
async function createAttackers(
  product: Product,
  { accountsPerNetwork }: Size,
  { mood, phase, count, first }: { mood: Mood; phase: number; count: number; first: number },
): Promise<Attacker[]> {
  const people = await insertPeople(product, {
    role: 'attacker',
    first,
    count,
    credits: WELCOME_CREDITS,
    addressOf: (index) => `198.51.${phase}.${Math.floor((index - first) / accountsPerNetwork)}`,
  });
  return people.map((person, at) => newAttacker(person, mood, at % SPENDERS === 0));
}

/** Each mood with its own accounts, while families use the product; then an outage of the model with attackers only. */
export async function runCampaign(product: Product, size: Size): Promise<Campaign> {
  const { callApi, close } = makeCaller(product.stack.urls.apis);
  const traffic = await createFamilies(product, size, callApi);
  const attackers: Attacker[] = [];
  const answers = new Map<string, number>();
  const attackIn = (mood: Mood): Attack => ({
    callApi,
    solve: () => solvedPuzzle(product.stack.env.CAPTCHA_SECRET ?? '', 'name_lookup'),
    chance: makeChance(size.seed),
    known: traffic.known,
    answers,
    nonsense: mood === 'slow' || mood === 'echo',
  });
  const begin = async (mood: Mood, phase: number, count: number) => {
    const first = attackers.length;
    const sent = await createAttackers(product, size, { mood, phase, count, first });
    attackers.push(...sent);
    product.gate.mood = mood;
    return sent;
  };
  try {
    // The first calls load code and open connections.
    await withFamilies(traffic, wait(size.baselineMs / 2));
    const { families: baseline } = await withFamilies(traffic, wait(size.baselineMs));
    const runs: MoodRun[] = [];
    for (const [phase, mood] of size.moods.entries()) {
      const sent = await begin(mood, phase, Math.floor(size.accounts / size.moods.length));
      const started = performance.now();
      const attack = attackIn(mood);
      const callsOfEach = mood === 'slow' ? size.slowCalls : size.calls;
      const { families, result: calls } = await withFamilies(
        traffic,
        inTurn(sent, size.attackersAtOnce, (each) => attackWith(attack, each, callsOfEach)),
      );
      const seconds = Math.round((performance.now() - started) / 1000);
      runs.push({ mood, calls, seconds, families });
      console.error(`${mood}: ${calls} calls in ${seconds} s`);
    }
    const attack = attackIn('down');
    const sent = await begin('down', size.moods.length, size.outageAccounts);
    await inTurn(sent, size.attackersAtOnce, (each) =>
      askForLists(attack, each, LISTS_IN_AN_OUTAGE),
    );
    product.gate.mood = 'works';
    return { baseline, runs, attackers, answers };
  } finally {
    close();
  }
}
