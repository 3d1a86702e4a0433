import { waitUntil } from '../../stack/wait-until.ts';
import type { ProxiedStack } from '../payments/proxied-stack.ts';
import { setModelFault } from './model.ts';
import { PRICE, priceOf, SuggestionClient } from './suggestion-client.ts';

const faultUnless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

/** Checks that one list was paid for and no hold is left. */
const checkPaidOnce = async (client: SuggestionClient, what: string): Promise<string[]> => {
  const books = await client.books();
  return faultUnless(
    books.paid === 1 && books.spent === PRICE && books.held === 0,
    `${what}: ${JSON.stringify(books)}`,
  );
};

/** Clears the fault, so that the next one starts with a closed circuit. */
async function restoreModel(proxiedStack: ProxiedStack, after: string): Promise<string[]> {
  await setModelFault(proxiedStack, null);
  const calm = await SuggestionClient.create(proxiedStack);
  await calm.suggest();
  return checkPaidOnce(calm, `after ${after}`);
}

/** An unreachable model: a free list from the catalogue. */
export async function testUnreachableModel(
  proxiedStack: ProxiedStack,
  faults: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const fault of faults) {
    const client = await SuggestionClient.create(proxiedStack);
    await setModelFault(proxiedStack, { fault });
    const { status, data } = await client.suggest();
    const books = await client.books();
    const isFree = books.free === 1 && books.paid === 0 && books.spent === 0 && books.held === 0;
    found.push(
      ...faultUnless(
        status === 200 && data.writer === 'catalogue' && data.credits_deducted === 0 && isFree,
        `${fault}: ${status} ${JSON.stringify(books)}`,
      ),
      ...(await restoreModel(proxiedStack, fault)),
    );
  }
  return found;
}

/** While the model is down: two free lists, also with twenty requests at once, then errors; nothing is charged. */
export async function testFreeLists(proxiedStack: ProxiedStack): Promise<string[]> {
  const client = await SuggestionClient.create(proxiedStack, priceOf({ startLetter: 'A' }));
  await setModelFault(proxiedStack, { fault: 'down' });
  const letters = [...'AEHMNSYZ'];
  const crowd = await Promise.all(
    Array.from({ length: 20 }, (_, at) => client.suggest({ startLetter: letters[at % 8] ?? 'A' })),
  );
  const answers = [...crowd];
  for (const length of ['short', 'medium', 'long'] as const)
    answers.push(await client.suggest({ length }));
  const codes = new Set(answers.map(({ code }) => code ?? 'stored'));
  const books = await client.books();
  const calmed = await restoreModel(proxiedStack, 'free lists');
  return [
    ...faultUnless(codes.has('NO_FREE_LISTS_LEFT'), `free lists: ${[...codes].join(', ')}`),
    ...faultUnless(
      books.free === 2 && books.paid === 0 && books.spent === 0 && books.held === 0,
      `free lists: ${JSON.stringify(books)}`,
    ),
    ...calmed,
  ];
}

const WORDS = 'ein name wie ein langer ruhiger abend am meer mit euch und uns allen';

/** Unusable answers of the model: our own sentences, ten names, the full price. */
export async function testUnusableAnswers(
  proxiedStack: ProxiedStack,
  faults: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const fault of faults) {
    const price = priceOf({ details: WORDS });
    const client = await SuggestionClient.create(proxiedStack, price);
    await setModelFault(proxiedStack, { fault });
    const { status, data } = await client.suggest({ details: WORDS });
    const books = await client.books();
    const told = JSON.stringify(data.suggestions ?? []);
    const isCharged = books.paid === 1 && books.free === 0 && books.spent === price;
    // The retry omits the parents' words, so there is nothing to echo and it succeeds.
    const writer = fault === 'echo' ? 'model' : 'catalogue';
    found.push(
      ...faultUnless(
        status === 200 && data.writer === writer && data.credits_deducted === price && isCharged,
        `${fault}: ${status} ${data.writer} ${JSON.stringify(books)}`,
      ),
      ...faultUnless(
        Array.isArray(data.suggestions) && data.suggestions.length === 10 && !told.includes(WORDS),
        `${fault}: not ten names with sentences of their own`,
      ),
      ...(await restoreModel(proxiedStack, fault)),
    );
  }
  return found;
}

/** Twenty requests at once with credits for one; a double click; two tabs with different answers. */
export async function testConcurrentRequests(proxiedStack: ProxiedStack): Promise<string[]> {
  const crowd = await SuggestionClient.create(proxiedStack);
  const answers = await Promise.all(Array.from({ length: 20 }, () => crowd.suggest()));
  const lists = new Set(answers.map(({ data }) => data.suggestionId));
  const double = await SuggestionClient.create(proxiedStack, 2 * PRICE);
  await Promise.all([double.suggest(), double.suggest()]);
  const tabs = await SuggestionClient.create(proxiedStack);
  const [one, other] = await Promise.all([tabs.suggest(), tabs.suggest({ length: 'short' })]);
  return [
    ...faultUnless(
      answers.every(({ status }) => status === 200) && lists.size === 1,
      'twenty at once: not one list for all',
    ),
    ...(await checkPaidOnce(crowd, 'twenty at once')),
    ...(await checkPaidOnce(double, 'double click')),
    ...faultUnless(
      [one, other].filter((answer) => answer?.status === 200).length === 1,
      'two tabs: not exactly one list',
    ),
    ...(await checkPaidOnce(tabs, 'two tabs')),
  ];
}

/** Killed while the model works: seconds until the hold is released, in real time. */
export async function secondsUntilReleased(proxiedStack: ProxiedStack): Promise<number> {
  const client = await SuggestionClient.create(proxiedStack);
  await setModelFault(proxiedStack, { fault: 'slow', slowMs: 5_000 });
  const lost = client.suggest().catch(() => undefined);
  await waitUntil(async () => (await client.books()).held === PRICE, {
    what: 'credits to be held',
  });
  const begin = performance.now();
  await proxiedStack.kill('api');
  await lost;
  await setModelFault(proxiedStack, null);
  await proxiedStack.revive('api');
  await waitUntil(async () => (await client.books()).held === 0, {
    what: 'the hold to end',
    timeoutMs: 170_000,
  });
  return Math.round((performance.now() - begin) / 1000);
}
