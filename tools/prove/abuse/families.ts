import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ISLAMIC_ANALYSIS_CREDITS, NAME_SEARCH_CREDITS, replyText } from '@ismi/contract';
import type { KnownName } from './attackers.ts';
import type { Answer, CallApi } from './caller.ts';
import { assessment, list, lookup, priceOfList } from './calls.ts';
import { unknownName } from './markers.ts';
import type { Person } from './people.ts';

/** How paying families were served. */
export interface FamilyFigures {
  acts: number;
  served: number;
  /** Milliseconds of the acts that were served. */
  p50: number;
  p95: number;
  /** Acts that were not served. */
  failures: string[];
}

export interface Family {
  person: Person;
  /** Grows with every act, so that no question is asked twice. */
  serial: number;
  /** Names it has paid for, alone or in a list: looking them up costs nothing more. */
  listed: Set<string>;
}

export interface FamilyTraffic {
  callApi: CallApi;
  families: readonly Family[];
  known: readonly KnownName[];
  /** Families that act at the same time. */
  atOnce: number;
  /** Pause between two acts of a family. */
  pauseMs: number;
}

interface Outcome {
  what: string;
  answer: Answer;
  isServed: boolean | 'nothing to sell';
}
type FamilyAct = (traffic: FamilyTraffic, family: Family) => Promise<Outcome>;

const namesIn = ({ data }: Answer): { name_id?: string | null }[] =>
  Array.isArray(data.suggestions) ? data.suggestions : [];

const askList: FamilyAct = async ({ callApi }, { person, serial, listed }) => {
  // Attackers ask for girls' names, so that questions can be told apart even without a marker.
  const form = {
    gender: 'boy' as const,
    details: `${person.marker}: ein schöner Name, Wunsch ${serial}`,
  };
  const answer = await callApi(person, list(randomUUID(), form));
  const { writer, credits_used } = answer.data;
  const isServed =
    answer.status === 200 && writer === 'model' && credits_used === priceOfList(form);
  for (const { name_id } of namesIn(answer)) listed.add(name_id ?? '');
  return { what: 'list', answer, isServed };
};

const lookUpKnown: FamilyAct = async ({ callApi, known }, { person, serial, listed }) => {
  const unpaid = known.filter(({ id }) => !listed.has(id));
  const { id = '', name = '' } = unpaid[serial % unpaid.length] ?? {};
  listed.add(id);
  const answer = await callApi(person, lookup(randomUUID(), { name, nameId: id }));
  return { what: 'known name', answer, isServed: isCharged(answer, NAME_SEARCH_CREDITS) };
};

const lookUpLetters: FamilyAct = async ({ callApi }, { person, serial }) => {
  const name = unknownName(person.marker, serial);
  const answer = await callApi(person, lookup(randomUUID(), { name }));
  return { what: 'unknown name', answer, isServed: isCharged(answer, NAME_SEARCH_CREDITS) };
};

const assessLetters: FamilyAct = async ({ callApi }, { person, serial }) => {
  const name = unknownName(person.marker, serial);
  const answer = await callApi(person, assessment(randomUUID(), { name }));
  // The simulator chooses verdicts at random, and one of them is that it has none.
  const hasVerdict = answer.data.reason !== replyText('NO_RELIABLE_RECORD', 'de');
  const isServed = isCharged(answer, ISLAMIC_ANALYSIS_CREDITS);
  return {
    what: 'assessment',
    answer,
    isServed: answer.status === 200 && !hasVerdict ? 'nothing to sell' : isServed,
  };
};

const isCharged = ({ status, data }: Answer, price: number): boolean =>
  status === 200 && data.credits_deducted === price;

const FAMILY_ACTS: readonly FamilyAct[] = [askList, lookUpKnown, lookUpLetters, assessLetters];

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** Simulates families until `isOver`; returns how they were served. */
export async function simulateFamilies(
  traffic: FamilyTraffic,
  isOver: () => boolean,
): Promise<FamilyFigures> {
  const times: number[] = [];
  const failures: string[] = [];
  let acts = 0;
  const { families } = traffic;
  async function live(first: number): Promise<void> {
    for (let turn = first; !isOver(); turn += traffic.atOnce) {
      const family = families[turn % families.length];
      const act = FAMILY_ACTS[Math.floor(turn / traffic.atOnce) % FAMILY_ACTS.length];
      if (!family || !act) throw new Error('there are no families or acts');
      family.serial += 1;
      const begin = performance.now();
      const { what, answer, isServed } = await act(traffic, family);
      if (isServed !== 'nothing to sell') acts += 1;
      if (isServed === true) times.push(performance.now() - begin);
      else if (!isServed)
        failures.push(
          `${what}: ${answer.status} ${answer.code ?? JSON.stringify(answer.data).slice(0, 200)}`,
        );
      await wait(traffic.pauseMs);
    }
  }
  await Promise.all(Array.from({ length: traffic.atOnce }, (_, first) => live(first)));
  const sorted = times.toSorted((a, b) => a - b);
  return { acts, served: times.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95), failures };
}
