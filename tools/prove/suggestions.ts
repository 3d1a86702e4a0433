import { waitUntil } from '../stack/wait-until.ts';
import { auditBooks } from './audit-books.ts';
import { type House, startHouse } from './payments/house.ts';
import { MISHAPS, type Mishap } from './payments/steps.ts';
import { reportProof } from './report.ts';
import { measureOverhead } from './suggestions/overhead.ts';
import {
  absentModel,
  freeLists,
  manyAtOnce,
  secondsUntilReleased,
  uselessModel,
} from './suggestions/scenes.ts';
import { PRICE, Seeker } from './suggestions/seeker.ts';

/**
 * What must be true of a paid list whatever is killed when: charged exactly when it is stored, stored once, and nothing left set
 * aside; and that only an absent model makes a list free, twice a day. `--short` for CI.
 */
const short = process.argv.includes('--short');
const MOST_STEPS = 60;
const FEWEST_POINTS = 6;
const GONE_WITHIN_S = 150;
const OVERHEAD_MS = 50;
const OVERHEAD_SHARE = 0.05;
/** In CI: which steps lose their process, and every how many lose a question or an answer. */
const KILLS_IN_CI = [7, 14, 18];
const EVERY_IN_CI = 3;
/** What a model can answer that is of no use. */
const USELESS = ['echo', 'garbage', 'wrong-shape', 'wrong-language', 'injection', 'refusal'];

interface Tally {
  points: Set<string>;
  runs: number;
  faults: string[];
}

/** One list with one mishap at one step of the API; false when the list was over before that step. */
async function runOnce(house: House, at: number, mishap: Mishap, tally: Tally): Promise<boolean> {
  const seeker = await Seeker.enter(house);
  const { steps } = house.places.api;
  steps.watch({ at, mishap, kill: () => house.kill('api'), meanwhile: async () => {} });
  await seeker.suggest().catch(() => undefined);
  const { hasSprung } = steps;
  const point = `${mishap} at ${at}: ${steps.at}`;
  steps.rest();
  if (hasSprung && mishap === 'killed') await house.revive('api');
  // The family tries again, as soon as whoever died has lost the place.
  await waitUntil(
    async () => {
      await seeker.passTime();
      return (await seeker.suggest()).status === 200;
    },
    { what: 'a list after all' },
  );
  const books = await seeker.books();
  if (books.paid !== 1 || books.spent !== PRICE || books.held !== 0)
    tally.faults.push(`${point}: ${JSON.stringify(books)}`);
  if (!hasSprung) return false;
  tally.runs += 1;
  tally.points.add(steps.at);
  return true;
}

async function interrupt(house: House, tally: Tally): Promise<void> {
  const gentle = MISHAPS.filter((mishap) => mishap !== 'killed' && mishap !== 'delayed');
  if (short) {
    for (const at of KILLS_IN_CI) await runOnce(house, at, 'killed', tally);
    for (let at = 1; at < MOST_STEPS; at += EVERY_IN_CI)
      if (!(await runOnce(house, at, gentle[at % gentle.length] ?? 'answer lost', tally))) break;
    return;
  }
  for (const mishap of ['killed', ...gentle] as const)
    for (let at = 0; at < MOST_STEPS; at += 1)
      if (!(await runOnce(house, at, mishap, tally))) break;
}

const overhead = short ? undefined : await measureOverhead();
const house = await startHouse();
const tally: Tally = { points: new Set(), runs: 0, faults: [] };
try {
  const crowd = await manyAtOnce(house);
  const absent = await absentModel(house, short ? ['down'] : ['down', 'rate-limited', 'timeout']);
  const free = await freeLists(house);
  const useless = await uselessModel(house, short ? USELESS.slice(0, 2) : USELESS);
  await interrupt(house, tally);
  const goneAfter = short ? 0 : await secondsUntilReleased(house);
  const violations = await auditBooks(house.databaseUrl);
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
      [`nothing is set aside after ${GONE_WITHIN_S} s`]: goneAfter <= GONE_WITHIN_S,
      [`the product adds at most ${OVERHEAD_MS} ms, or a twentieth`]:
        !overhead ||
        overhead.overheadMs <= Math.max(OVERHEAD_MS, OVERHEAD_SHARE * overhead.modelMs),
    },
  );
} finally {
  await house.stop();
}
