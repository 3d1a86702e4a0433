import { compareBooks } from './payments/books.ts';
import { controlRuns } from './payments/controls.ts';
import { FLOWS } from './payments/flows.ts';
import { heal } from './payments/heal.ts';
import { type House, startHouse } from './payments/house.ts';
import {
  interruptEverywhere,
  interruptHereAndThere,
  newTally,
  type Tally,
} from './payments/mishaps.ts';
import {
  atOnce,
  closedTabs,
  errorAfterCapture,
  type Scene,
  wrongMoney,
} from './payments/scenes.ts';
import { eventOrders, forgeries } from './payments/webhook-scenes.ts';
import type { ProofPart } from './report.ts';

const CREDITS_WITHIN_S = 90;
const FEWEST_POINTS = 15;

/** In CI: every so many steps, and which flows also lose their process. */
const SAMPLES: Record<string, { every: number; killAt?: number }> = {
  order: { every: 4, killAt: 8 },
  'return page': { every: 4 },
  refund: { every: 4, killAt: 14 },
  sweep: { every: 11 },
  webhook: { every: 4 },
  event: { every: 11 },
};

async function interrupt(house: House, short: boolean): Promise<Tally> {
  const tally = newTally();
  for (const flow of FLOWS) {
    const sample = SAMPLES[flow.name];
    if (short && sample) await interruptHereAndThere(house, flow, sample, tally);
    else await interruptEverywhere(house, flow, tally);
  }
  await heal(house);
  return tally;
}

async function play(house: House, scenes: readonly Scene[]): Promise<string[]> {
  const faults: string[] = [];
  for (const scene of scenes) faults.push(...(await scene(house)));
  return faults;
}

/**
 * Money between a buyer, PayPal and our books: whatever is killed, lost or late at whichever step, what was captured is credited,
 * once, and both books agree. `short` is for CI.
 */
export async function provePayments(short: boolean): Promise<ProofPart> {
  const house = await startHouse();
  const orders = short ? 2 : 24;
  try {
    await house.payPal('PUT', 'webhooks', { mode: 'hold' });
    const closedTabSeconds = short ? 0 : await closedTabs(house, 5);
    const tally = await interrupt(house, short);
    const differences = await compareBooks(house);
    const scenes = [atOnce, errorAfterCapture, wrongMoney, forgeries, eventOrders(orders)];
    const faults = await play(house, scenes);
    await heal(house);
    const atTheEnd = await compareBooks(house);
    for (const fault of [...differences, ...faults, ...atTheEnd]) console.error(fault);
    const [bought] = await house.sql<{ n: string }>('select count(*) as n from payments');
    await house.stop();
    const { controls, unnoticed } = short ? { controls: 0, unnoticed: [] } : await controlRuns();
    return {
      figures: {
        failpoints: tally.points.size,
        runs: tally.runs,
        kills: tally.byMishap.killed,
        lostQuestions: tally.byMishap['question lost'],
        lostAnswers: tally.byMishap['answer lost'],
        delays: tally.byMishap.delayed,
        payments: Number(bought?.n),
        differences: differences.length + atTheEnd.length,
        eventOrders: orders,
        sceneFaults: faults.length,
        ...(!short && { closedTabSeconds, controls, unnoticed: unnoticed.length }),
      },
      promises: {
        [`at least ${FEWEST_POINTS} steps go wrong`]: tally.points.size >= FEWEST_POINTS,
        'captured once, credited once, and PayPal’s books equal ours': differences.length === 0,
        'at once, after an error, with wrong money, forged, in any order: each ends as it must':
          faults.length === 0 && atTheEnd.length === 0,
        [`who closes the tab has the credits within ${CREDITS_WITHIN_S} s`]:
          closedTabSeconds <= CREDITS_WITHIN_S,
        [`taking a guard away is noticed (${unnoticed.join(', ') || 'each was'})`]:
          unnoticed.length === 0,
      },
    };
  } finally {
    await house.stop();
  }
}
