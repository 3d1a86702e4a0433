import { setTimeout as pause } from 'node:timers/promises';
import { contact, ERROR_STATUS, RATE_LIMITS } from '@ismi/contract';
import { waitUntil } from '../stack/wait-until.ts';
import { type Answer, Visitor, type VisitorRequest } from './visitor.ts';

type PatternName = 'page' | 'read' | 'write';

interface RequestPattern {
  name: PatternName;
  question: VisitorRequest;
  isGood(answer: Answer): boolean;
  /** How many requests one address may make before it reaches a limit. */
  perAddress: number;
}

const WITHIN_LIMIT = RATE_LIMITS.standard.max - 50;

const PATTERNS: readonly RequestPattern[] = [
  {
    name: 'page',
    question: { path: '/de/contact' },
    // Only with the data of its loader: without it the page still renders, but something was lost.
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
    // Rejected as incomplete, so it stores nothing; nginx does not know that and must not retry it.
    name: 'write',
    question: { path: `/api${contact.send.path}`, body: '{"name":"Elif"}' },
    isGood: ({ status }) => status === ERROR_STATUS.VALIDATION_FAILED,
    perAddress: RATE_LIMITS.contact.max,
  },
];

export interface Load {
  answers(pattern: PatternName): number;
  /** A description of each failure. */
  failures: string[];
  /** Resolves after this many more responses of every kind. */
  waitForAnswers(count: number): Promise<void>;
  /** Resolves when every visitor has its last response. */
  stop(): Promise<void>;
}

export interface LoadProfile {
  visitorsPerHabit: number;
  /** Pause between two requests of a visitor; 0 for none. */
  readingMs: number;
}

/** Visitors who send requests continuously and change their address before they reach a limit. */
export function startLoad(port: number, { visitorsPerHabit, readingMs }: LoadProfile): Load {
  const answered: Record<PatternName, number> = { page: 0, read: 0, write: 0 };
  const failures: string[] = [];
  let over = false;

  const sendOnce = async ({ name, question, isGood }: RequestPattern, visitor: Visitor) => {
    try {
      const answer = await visitor.send(question);
      if (!isGood(answer)) failures.push(`${name}: ${answer.status} ${answer.body}`.slice(0, 300));
    } catch (error) {
      failures.push(`${name}: ${error}`);
    }
    answered[name] += 1;
  };
  const sendContinuously = async (pattern: RequestPattern, network: number) => {
    for (let addressIndex = 0; !over; addressIndex += 1) {
      const address = `127.${network}.${Math.floor(addressIndex / 250)}.${(addressIndex % 250) + 1}`;
      const visitor = new Visitor(port, address);
      for (let count = 0; count < pattern.perAddress && !over; count += 1) {
        await sendOnce(pattern, visitor);
        if (readingMs > 0) await pause(readingMs);
      }
      visitor.close();
    }
  };
  const visitors = PATTERNS.flatMap((pattern, index) =>
    Array.from({ length: visitorsPerHabit }, (_, number) =>
      sendContinuously(pattern, 100 + index * visitorsPerHabit + number),
    ),
  );

  return {
    answers: (pattern) => answered[pattern],
    failures,
    waitForAnswers: async (count) => {
      const goals = { ...answered };
      await waitUntil(
        async () => PATTERNS.every(({ name }) => answered[name] >= goals[name] + count),
        { what: `${count} more answers of every kind`, timeoutMs: 60_000 },
      );
    },
    stop: async () => {
      over = true;
      await Promise.all(visitors);
    },
  };
}
