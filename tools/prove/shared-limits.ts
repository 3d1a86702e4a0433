import { captcha, RATE_LIMITS } from '@ismi/contract';
import { JOURNEY_LIMIT_SCALE } from '../stack/journey-limits.ts';
import { Visitor } from './visitor.ts';

const CHALLENGE = `/api${captcha.challenge.path}?action=contact_form`;
const TOO_MANY = 10;
/** Fewer than the connections that nginx allows for one address. */
const CONCURRENT_REQUESTS = 50;
/** The limit of one address per minute. */
const LIMIT_PER_ADDRESS = RATE_LIMITS.captcha.max * JOURNEY_LIMIT_SCALE;

export interface SharedLimits {
  /** Of one address, over all instances. */
  admitted: number;
  refused: number;
  admittedWithForgedAddress: number;
  admittedNeighbours: number;
}

/** One address requests more captchas than allowed, many at once, so that every instance gets some. */
export async function measureSharedLimits(port: number): Promise<SharedLimits> {
  const ask = async (from: string, headers = {}) => {
    const visitor = new Visitor(port, from);
    const { status } = await visitor.send({ path: CHALLENGE, headers });
    visitor.close();
    return status;
  };
  const times = async <Result>(count: number, work: (index: number) => Promise<Result>) => {
    const results: Result[] = [];
    while (results.length < count) {
      const next = Math.min(CONCURRENT_REQUESTS, count - results.length);
      const begun = results.length;
      results.push(
        ...(await Promise.all(Array.from({ length: next }, (_, index) => work(begun + index)))),
      );
    }
    return results;
  };
  const count = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;

  const greedy = await times(LIMIT_PER_ADDRESS + TOO_MANY, () => ask('127.0.0.31'));
  const forged = await times(TOO_MANY, (index) =>
    ask('127.0.0.31', { 'x-forwarded-for': `203.0.113.${index}`, forwarded: 'for=203.0.113.99' }),
  );
  const neighbours = await times(TOO_MANY, (index) => ask(`127.0.0.${40 + index}`));
  return {
    admitted: count(greedy, 200),
    refused: count(greedy, 429),
    admittedWithForgedAddress: count(forged, 200),
    admittedNeighbours: count(neighbours, 200),
  };
}

export const sharedLimitsPromises = (measured: SharedLimits): Record<string, boolean> => ({
  'one address gets exactly its share over all instances':
    measured.admitted === LIMIT_PER_ADDRESS && measured.refused === TOO_MANY,
  'a forged address buys nothing': measured.admittedWithForgedAddress === 0,
  'a neighbour is not affected': measured.admittedNeighbours === TOO_MANY,
});
