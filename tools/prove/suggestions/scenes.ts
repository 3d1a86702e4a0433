import { waitUntil } from '../../stack/wait-until.ts';
import type { House } from '../payments/house.ts';
import { orderModel } from './model.ts';
import { PRICE, priceOf, Seeker } from './seeker.ts';

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

/** What the books of a family must be after one list was paid for. */
const paidOnce = async (seeker: Seeker, what: string): Promise<string[]> => {
  const books = await seeker.books();
  return unless(
    books.paid === 1 && books.spent === PRICE && books.held === 0,
    `${what}: ${JSON.stringify(books)}`,
  );
};

/** So that the next fault meets a circuit that is closed. */
async function calmDown(house: House, after: string): Promise<string[]> {
  await orderModel(house, null);
  const calm = await Seeker.enter(house);
  await calm.suggest();
  return paidOnce(calm, `after ${after}`);
}

/** A model that cannot be reached: a list all the same, by the catalogue, for nothing. */
export async function absentModel(house: House, faults: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const fault of faults) {
    const seeker = await Seeker.enter(house);
    await orderModel(house, { fault });
    const { status, data } = await seeker.suggest();
    const books = await seeker.books();
    const isFree = books.free === 1 && books.paid === 0 && books.spent === 0 && books.held === 0;
    found.push(
      ...unless(
        status === 200 && data.writer === 'catalogue' && data.credits_deducted === 0 && isFree,
        `${fault}: ${status} ${JSON.stringify(books)}`,
      ),
      ...(await calmDown(house, fault)),
    );
  }
  return found;
}

/** While the model is away: two free lists, also of twenty at once, then refusals; nothing is charged. */
export async function freeLists(house: House): Promise<string[]> {
  const seeker = await Seeker.enter(house, priceOf({ startLetter: 'A' }));
  await orderModel(house, { fault: 'down' });
  const letters = [...'AEHMNSYZ'];
  const crowd = await Promise.all(
    Array.from({ length: 20 }, (_, at) => seeker.suggest({ startLetter: letters[at % 8] ?? 'A' })),
  );
  const answers = [...crowd];
  for (const length of ['short', 'medium', 'long'] as const)
    answers.push(await seeker.suggest({ length }));
  const codes = new Set(answers.map(({ code }) => code ?? 'stored'));
  const books = await seeker.books();
  const calmed = await calmDown(house, 'free lists');
  return [
    ...unless(codes.has('NO_FREE_LISTS_LEFT'), `free lists: ${[...codes].join(', ')}`),
    ...unless(
      books.free === 2 && books.paid === 0 && books.spent === 0 && books.held === 0,
      `free lists: ${JSON.stringify(books)}`,
    ),
    ...calmed,
  ];
}

const WORDS = 'ein name wie ein langer ruhiger abend am meer mit euch und uns allen';

/** A model that answers with what cannot be used: our own sentences, ten names, the full price. */
export async function uselessModel(house: House, faults: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const fault of faults) {
    const price = priceOf({ details: WORDS });
    const seeker = await Seeker.enter(house, price);
    await orderModel(house, { fault });
    const { status, data } = await seeker.suggest({ details: WORDS });
    const books = await seeker.books();
    const told = JSON.stringify(data.suggestions ?? []);
    const isCharged = books.paid === 1 && books.free === 0 && books.spent === price;
    // Without the parents' words there is nothing to repeat: the second question is answered well.
    const writer = fault === 'echo' ? 'model' : 'catalogue';
    found.push(
      ...unless(
        status === 200 && data.writer === writer && data.credits_deducted === price && isCharged,
        `${fault}: ${status} ${data.writer} ${JSON.stringify(books)}`,
      ),
      ...unless(
        Array.isArray(data.suggestions) && data.suggestions.length === 10 && !told.includes(WORDS),
        `${fault}: not ten names with sentences of their own`,
      ),
      ...(await calmDown(house, fault)),
    );
  }
  return found;
}

/** Twenty confirms at once with credits for one; a double click; two tabs with different answers. */
export async function manyAtOnce(house: House): Promise<string[]> {
  const crowd = await Seeker.enter(house);
  const answers = await Promise.all(Array.from({ length: 20 }, () => crowd.suggest()));
  const lists = new Set(answers.map(({ data }) => data.suggestionId));
  const double = await Seeker.enter(house, 2 * PRICE);
  await Promise.all([double.suggest(), double.suggest()]);
  const tabs = await Seeker.enter(house);
  const [one, other] = await Promise.all([tabs.suggest(), tabs.suggest({ length: 'short' })]);
  return [
    ...unless(
      answers.every(({ status }) => status === 200) && lists.size === 1,
      'twenty at once: not one list for all',
    ),
    ...(await paidOnce(crowd, 'twenty at once')),
    ...(await paidOnce(double, 'double click')),
    ...unless(
      [one, other].filter((answer) => answer?.status === 200).length === 1,
      'two tabs: not exactly one list',
    ),
    ...(await paidOnce(tabs, 'two tabs')),
  ];
}

/** Killed while the model thinks: how long until nothing is set aside any more, by the real clock. */
export async function secondsUntilReleased(house: House): Promise<number> {
  const seeker = await Seeker.enter(house);
  await orderModel(house, { fault: 'slow', slowMs: 5_000 });
  const lost = seeker.suggest().catch(() => undefined);
  await waitUntil(async () => (await seeker.books()).held === PRICE, {
    what: 'credits to be held',
  });
  const begin = performance.now();
  await house.kill('api');
  await lost;
  await orderModel(house, null);
  await house.revive('api');
  await waitUntil(async () => (await seeker.books()).held === 0, {
    what: 'the hold to end',
    timeoutMs: 170_000,
  });
  return Math.round((performance.now() - begin) / 1000);
}
