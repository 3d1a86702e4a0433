import { waitUntil } from '../stack/wait-until.ts';
import { auditBooks } from './audit-books.ts';
import { type ProxiedStack, startProxiedStack } from './payments/proxied-stack.ts';
import { MISHAPS, type Mishap } from './payments/step-interceptor.ts';
import { reportProof } from './report.ts';
import { measureOverhead } from './suggestions/overhead.ts';
import {
  secondsUntilReleased,
  testConcurrentRequests,
  testFreeLists,
  testUnreachableModel,
  testUnusableAnswers,
} from './suggestions/scenarios.ts';
import { PRICE, SuggestionClient } from './suggestions/suggestion-client.ts';

/**
 * What must hold for a paid list at any failure: charged exactly when it is stored, stored once, no hold left; and only an
 * unreachable model makes a list free, twice a day. `--short` for CI.
 */
const short = process.argv.includes('--short');
const MAX_STEPS = 60;
const FEWEST_POINTS = 6;
const RELEASE_LIMIT_S = 150;
const OVERHEAD_MS = 50;
const OVERHEAD_SHARE = 0.05;
/** In CI: the steps that lose their process, and every how many lose a request or a response. */
const KILLS_IN_CI = [7, 14, 18];
const EVERY_IN_CI = 3;
/** Unusable answers of a model. */
const USELESS = ['echo', 'garbage', 'wrong-shape', 'wrong-language', 'injection', 'refusal'];

interface Tally {
  points: Set<string>;
  runs: number;
  faults: string[];
}

/** One list with one mishap at one step of the API; false if the list was done before that step. */
async function runOnce(
  proxiedStack: ProxiedStack,
  at: number,
  mishap: Mishap,
  tally: Tally,
): Promise<boolean> {
  const client = await SuggestionClient.create(proxiedStack);
  const { steps } = proxiedStack.places.api;
  steps.watch({ at, mishap, kill: () => proxiedStack.kill('api'), meanwhile: async () => {} });
  await client.suggest().catch(() => undefined);
  const { hasTriggered } = steps;
  const point = `${mishap} at ${at}: ${steps.stepLabel}`;
  steps.stopWatching();
  if (hasTriggered && mishap === 'killed') await proxiedStack.revive('api');
  // The family tries again once the lease of the killed process has expired.
  await waitUntil(
    async () => {
      await client.expireLeases();
      return (await client.suggest()).status === 200;
    },
    { what: 'a list after the retry' },
  );
  const books = await client.books();
  if (books.paid !== 1 || books.spent !== PRICE || books.held !== 0)
    tally.faults.push(`${point}: ${JSON.stringify(books)}`);
  if (!hasTriggered) return false;
  tally.runs += 1;
  tally.points.add(steps.stepLabel);
  return true;
}

async function interrupt(proxiedStack: ProxiedStack, tally: Tally): Promise<void> {
  const gentle = MISHAPS.filter((mishap) => mishap !== 'killed' && mishap !== 'delayed');
  if (short) {
    for (const at of KILLS_IN_CI) await runOnce(proxiedStack, at, 'killed', tally);
    for (let at = 1; at < MAX_STEPS; at += EVERY_IN_CI)
      if (!(await runOnce(proxiedStack, at, gentle[at % gentle.length] ?? 'answer lost', tally)))
        break;
    return;
  }
  for (const mishap of ['killed', ...gentle] as const)
    for (let at = 0; at < MAX_STEPS; at += 1)
      if (!(await runOnce(proxiedStack, at, mishap, tally))) break;
}

const overhead = short ? undefined : await measureOverhead();
const proxiedStack = await startProxiedStack();
const tally: Tally = { points: new Set(), runs: 0, faults: [] };
try {
  const crowd = await testConcurrentRequests(proxiedStack);
  const absent = await testUnreachableModel(
    proxiedStack,
    short ? ['down'] : ['down', 'rate-limited', 'timeout'],
  );
  const free = await testFreeLists(proxiedStack);
  const useless = await testUnusableAnswers(proxiedStack, short ? USELESS.slice(0, 2) : USELESS);
  await interrupt(proxiedStack, tally);
  const goneAfter = short ? 0 : await secondsUntilReleased(proxiedStack);
  const violations = await auditBooks(proxiedStack.databaseUrl);
  for (const fault of [...crowd, ...absent, ...free, ...useless, ...tally.faults])
    console.error(fault);
  reportProof(
    'suggestions',
    {
      failpoints: tally.points.size,
      runs: tally.runs,
      faults: tally.faults.length,
      crowdFaults: crowd.length,
      absentModelFaults: absent.length,
      freeListFaults: free.length,
      uselessModelFaults: useless.length,
      violations,
      ...(overhead && { ...overhead, holdsGoneAfterSeconds: goneAfter }),
    },
    {
      [`at least ${FEWEST_POINTS} steps go wrong`]: tally.points.size >= FEWEST_POINTS,
      'charged exactly when a list is stored, and once': tally.faults.length === 0,
      'twenty at once, a double click, two tabs: one list, one charge': crowd.length === 0,
      'a model that is away costs nothing and stops nobody': absent.length === 0,
      'two free lists a day, also of twenty at once': free.length === 0,
      'an answer that cannot be used makes no list free': useless.length === 0,
      'the books are whole': violations === 0,
      [`nothing is set aside after ${RELEASE_LIMIT_S} s`]: goneAfter <= RELEASE_LIMIT_S,
      [`the product adds at most ${OVERHEAD_MS} ms, or a twentieth`]:
        !overhead ||
        overhead.overheadMs <= Math.max(OVERHEAD_MS, OVERHEAD_SHARE * overhead.modelMs),
    },
  );
} finally {
  await proxiedStack.stop();
}
