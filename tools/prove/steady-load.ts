import { setTimeout as pause } from 'node:timers/promises';
import { contact, ERROR_STATUS, RATE_LIMITS } from '@ismi/contract';
import { waitUntil } from '../stack/wait-until.ts';
import { type Answer, type Question, Visitor } from './visitor.ts';

type HabitName = 'page' | 'read' | 'write';

interface Habit {
  name: HabitName;
  question: Question;
  isGood(answer: Answer): boolean;
  /** How many requests one address may make before it reaches a limit. */
  perAddress: number;
}

const WITHIN_LIMIT = RATE_LIMITS.standard.max - 50;

const HABITS: readonly Habit[] = [
  {
    name: 'page',
    question: { path: '/de/contact' },
    // Only with what its loader has asked the API for: without it the page stands, but something was lost.
    isGood: ({ status, body }) => status === 200 && body.includes('mailto:'),
    perAddress: WITHIN_LIMIT,
  },
  {
    name: 'read',
    question: { path: `/api${contact.info.path}` },
    isGood: ({ status }) => status === 200,
    perAddress: WITHIN_LIMIT,
  },
  {
    // Refused as incomplete, so it leaves nothing behind; nginx does not know that and must not repeat it.
    name: 'write',
    question: { path: `/api${contact.send.path}`, body: '{"name":"Elif"}' },
    isGood: ({ status }) => status === ERROR_STATUS.VALIDATION_FAILED,
    perAddress: RATE_LIMITS.contact.max,
  },
];

export interface Load {
  answers(habit: HabitName): number;
  /** What each failure was; empty when all is well. */
  failures: string[];
  /** Resolves after so many more answers of every kind. */
  more(count: number): Promise<void>;
  /** Resolves when everybody has got his last answer. */
  end(): Promise<void>;
}

export interface Crowd {
  visitorsPerHabit: number;
  /** What one takes to read an answer; 0 for who asks as fast as they are answered. */
  readingMs: number;
}

/** Visitors who keep asking, and move to a new address before they reach a limit. */
export function startLoad(port: number, { visitorsPerHabit, readingMs }: Crowd): Load {
  const answered: Record<HabitName, number> = { page: 0, read: 0, write: 0 };
  const failures: string[] = [];
  let over = false;

  const askOnce = async ({ name, question, isGood }: Habit, visitor: Visitor) => {
    try {
      const answer = await visitor.ask(question);
      if (!isGood(answer)) failures.push(`${name}: ${answer.status} ${answer.body}`.slice(0, 300));
    } catch (error) {
      failures.push(`${name}: ${error}`);
    }
    answered[name] += 1;
  };
  const keepAsking = async (habit: Habit, street: number) => {
    for (let house = 0; !over; house += 1) {
      const address = `127.${street}.${Math.floor(house / 250)}.${(house % 250) + 1}`;
      const visitor = new Visitor(port, address);
      for (let count = 0; count < habit.perAddress && !over; count += 1) {
        await askOnce(habit, visitor);
        if (readingMs > 0) await pause(readingMs);
      }
      visitor.leave();
    }
  };
  const visitors = HABITS.flatMap((habit, index) =>
    Array.from({ length: visitorsPerHabit }, (_, number) =>
      keepAsking(habit, 100 + index * visitorsPerHabit + number),
    ),
  );

  return {
    answers: (habit) => answered[habit],
    failures,
    more: async (count) => {
      const goals = { ...answered };
      await waitUntil(
        async () => HABITS.every(({ name }) => answered[name] >= goals[name] + count),
        { what: `${count} more answers of every kind`, timeoutMs: 60_000 },
      );
    },
    end: async () => {
      over = true;
      await Promise.all(visitors);
    },
  };
}
