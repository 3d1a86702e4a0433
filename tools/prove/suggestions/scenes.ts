import { waitUntil } from '../../stack/wait-until.ts';
import type { House } from '../payments/house.ts';
import { orderModel } from './model.ts';
import { PRICE, Seeker } from './seeker.ts';

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

/** What the books of a family must be after one list was paid for. */
const paidOnce = async (seeker: Seeker, what: string): Promise<string[]> => {
  const books = await seeker.books();
  return unless(
    books.paid === 1 && books.spent === PRICE && books.held === 0,
    `${what}: ${JSON.stringify(books)}`,
  );
};

/** A model that fails in every way: a list all the same, by the catalogue, for nothing. */
export async function failingModel(house: House, faults: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const fault of faults) {
    const seeker = await Seeker.enter(house);
    await orderModel(house, { fault });
    const { status, data } = await seeker.suggest();
    await orderModel(house, null);
    const books = await seeker.books();
    const isFree = books.free === 1 && books.paid === 0 && books.spent === 0 && books.held === 0;
    found.push(
      ...unless(
        status === 200 && data.writer === 'catalogue' && data.credits_deducted === 0 && isFree,
        `${fault}: ${status} ${JSON.stringify(books)}`,
      ),
    );
    // So that the next fault meets a circuit that is closed.
    const calm = await Seeker.enter(house);
    await calm.suggest();
    found.push(...(await paidOnce(calm, `after ${fault}`)));
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
