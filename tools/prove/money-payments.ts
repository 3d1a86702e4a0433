import { compareBooks } from './payments/books.ts';
import { controlRuns } from './payments/controls.ts';
import { FLOWS } from './payments/flows.ts';
import {
  interruptEveryStep,
  interruptSampledSteps,
  newTally,
  type Tally,
} from './payments/mishaps.ts';
import { type ProxiedStack, startProxiedStack } from './payments/proxied-stack.ts';
import {
  closedTabs,
  concurrentReturns,
  errorAfterCapture,
  type Scenario,
  wrongCapturedAmount,
} from './payments/scenarios.ts';
import { sweepUntilFinished } from './payments/sweep-until-finished.ts';
import { eventOrders, forgedWebhooks } from './payments/webhook-scenarios.ts';
import type { ProofPart } from './report.ts';

const CREDITS_WITHIN_S = 90;
const FEWEST_POINTS = 15;

/** In CI: every how many steps, and which flows also lose their process. */
const SAMPLES: Record<string, { every: number; killAt?: number }> = {
  order: { every: 4, killAt: 8 },
  'return page': { every: 4 },
  refund: { every: 4, killAt: 14 },
  sweep: { every: 11 },
  webhook: { every: 4 },
  event: { every: 11 },
};

async function interrupt(proxiedStack: ProxiedStack, short: boolean): Promise<Tally> {
  const tally = newTally();
  for (const flow of FLOWS) {
    const sample = SAMPLES[flow.name];
    if (short && sample) await interruptSampledSteps(proxiedStack, flow, sample, tally);
    else await interruptEveryStep(proxiedStack, flow, tally);
  }
  await sweepUntilFinished(proxiedStack);
  return tally;
}

async function runScenarios(
  proxiedStack: ProxiedStack,
  scenarios: readonly Scenario[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const scenario of scenarios) faults.push(...(await scenario(proxiedStack)));
  return faults;
}

/**
 * Money between a buyer, PayPal and our books: whatever is killed, lost or late at any step, what was captured is credited
 * once, and both books agree. `short` is for CI.
 */
export async function provePayments(short: boolean): Promise<ProofPart> {
  const proxiedStack = await startProxiedStack();
  const orders = short ? 2 : 24;
  try {
    await proxiedStack.payPal('PUT', 'webhooks', { mode: 'hold' });
    const closedTabSeconds = short ? 0 : await closedTabs(proxiedStack, 5);
    const tally = await interrupt(proxiedStack, short);
    const differences = await compareBooks(proxiedStack);
    const scenarios = [
      concurrentReturns,
      errorAfterCapture,
      wrongCapturedAmount,
      forgedWebhooks,
      eventOrders(orders),
    ];
    const faults = await runScenarios(proxiedStack, scenarios);
    await sweepUntilFinished(proxiedStack);
    const atTheEnd = await compareBooks(proxiedStack);
    for (const fault of [...differences, ...faults, ...atTheEnd]) console.error(fault);
    const [bought] = await proxiedStack.sql<{ n: string }>('select count(*) as n from payments');
    await proxiedStack.stop();
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
    await proxiedStack.stop();
  }
}
