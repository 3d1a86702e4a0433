import { FREE_MODEL_CALLS } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import { countAccountCalls, countNetworkCalls, subtractCalls } from './free-calls.queries.ts';

export interface FreeCaller {
  userId: string;
  /** The network that the request comes from. Stored as a keyed hash that changes every day. */
  address: string;
  /** A solved puzzle for `name_lookup`, where one was asked for. */
  puzzle: string | undefined;
}

/** Calls that were counted before they were made. */
export interface CountedCalls {
  userId: string;
  network: string;
  day: string;
  /** Free calls of this account or network before, on this day; the larger number. */
  unpaidToday: number;
}

/**
 * Counts model calls as free before they are made, so that concurrent requests cannot exceed the limits. Above the first limit a solved
 * puzzle is required; above the second, calls are refused until tomorrow. A refused request is not counted.
 */
export async function countFreeCalls(
  deps: Deps,
  { userId, address, puzzle }: FreeCaller,
  calls: number,
): Promise<CountedCalls> {
  const now = deps.clock.now();
  const day = now.toISOString().slice(0, 10);
  const { accessTokenSecret, http } = deps.config;
  const network = secretFor(accessTokenSecret, 'network-of-day', `${day}\n${address}`);
  const proof = puzzle ? await checkCaptcha(deps, puzzle, 'name_lookup') : undefined;
  const unpaidToday = await deps.db.transaction(async (tx) => {
    // Lock order: the account before the network.
    const counts = [
      [await countAccountCalls(tx, userId, day, calls), FREE_MODEL_CALLS.account, 1],
      [
        await countNetworkCalls(tx, network, day, calls),
        FREE_MODEL_CALLS.network,
        http.rateLimitScale,
      ],
    ] as const;
    if (counts.some(([count, { most }, scale]) => count > most * scale)) {
      const untilTomorrow = DAY_MS - (now.getTime() % DAY_MS);
      throw new AppError('UNKNOWN_NAMES_LIMIT', { retry_after: Math.ceil(untilTomorrow / 1000) });
    }
    if (counts.some(([count, { free }, scale]) => count > free * scale)) {
      if (!proof) throw new AppError('PUZZLE_REQUIRED');
      await spendCaptcha(tx, proof);
    }
    return Math.max(...counts.map(([count]) => count)) - calls;
  });
  return { userId, network, day, unpaidToday };
}

/** Subtracts calls that were paid for after all. */
export const uncountCalls = (tx: Tx, counted: CountedCalls, calls: number) =>
  subtractCalls(tx, counted, calls);
