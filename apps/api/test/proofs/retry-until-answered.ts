import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../src/lib/app-error.ts';

/** What a disconnected client sees: the connection ends, is refused, or the server is still starting. */
const CUT_OFF = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
]);
const CUT_OFF_WORDS =
  /Connection terminated|not queryable|timeout exceeded when trying to connect/i;

export interface Troubles {
  /** Attempts with an unknown outcome. */
  interrupted: number;
  deadlocks: number;
  /** Errors that no client should ever see. */
  unexpected: string[];
}

function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function kindOf(error: unknown): 'refusal' | 'cut off' | 'deadlock' | 'unexpected' {
  for (const each of causesOf(error)) {
    if (each instanceof AppError) return 'refusal';
    if (CUT_OFF.has(codeOf(each)) || CUT_OFF_WORDS.test(each.message)) return 'cut off';
    if (codeOf(each) === '40P01') return 'deadlock';
  }
  return 'unexpected';
}

/** Retries until there is a definite answer, like a client with a key: a result, or the code of a refusal. */
export async function retryUntilAnswered<T>(
  troubles: Troubles,
  attempt: () => Promise<T>,
): Promise<T | { refused: string }> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'refusal') return { refused: (error as AppError).code }; // as kindOf determined
      if (kind === 'deadlock') troubles.deadlocks += 1;
      else if (kind === 'cut off') troubles.interrupted += 1;
      else {
        troubles.unexpected.push([...causesOf(error)].map(({ message }) => message).join(': '));
        return { refused: 'unexpected' };
      }
      await pause(50);
    }
  }
}

export const isRefused = (answer: unknown): answer is { refused: string } =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;
