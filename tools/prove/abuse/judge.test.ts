import { expect, test } from 'vitest';
import { type AccountFigures, type Bounds, type Findings, judge } from './judge.ts';

const BOUNDS: Bounds = {
  freeCallsPerAccount: 10,
  freeCallsPerNetwork: 30,
  freeListsPerAccount: 2,
  questionsAtOnce: 3,
  microEurosPerAccount: 20_000,
  microEurosPerNetwork: 50_000,
  bonusesPerDomain: 3,
  bonusesPerNetwork: 5,
};

const account = (more: Partial<AccountFigures> = {}): AccountFigures => ({
  network: '198.51.100.1',
  isModelThere: false,
  microEuros: 9_000,
  freeCalls: 10,
  freeLists: 2,
  namesGivenAway: 0,
  value: 25,
  spent: 25,
  mostAtOnce: 3,
  ...more,
});

const findings = (more: Partial<Findings> = {}): Findings => ({
  accounts: [account(), account()],
  families: { slow: { acts: 100, served: 99 } },
  welcome: { bonusesByMailbox: [1, 1], bonusesAtOneDomain: 3, bonusesAtOneNetwork: 5 },
  unmarked: 0,
  costDifference: 0,
  violations: 0,
  ...more,
});

const broken = (more: Partial<Findings>): string[] =>
  Object.entries(judge(findings(more), BOUNDS))
    .filter(([, kept]) => !kept)
    .map(([promise]) => promise);

test('figures within every bound keep every promise', () => {
  expect(broken({})).toEqual([]);
});

/** One bad history each, as the product without its protection would produce it. */
test.each<[string, Partial<Findings>, string]>([
  [
    'an account asked fifty times for nothing',
    { accounts: [account(), account({ network: 'another', freeCalls: 50 })] },
    'free questions',
  ],
  ['one free question too many', { accounts: [account({ freeCalls: 11 })] }, 'free questions'],
  [
    'a network’s accounts together asked too often',
    { accounts: Array.from({ length: 4 }, () => account()) },
    'a network has at most 30 free questions',
  ],
  ['a third free list', { accounts: [account({ freeLists: 3 })] }, 'free lists'],
  ['a free list of a model that answers', { accounts: [account({ isModelThere: true })] }, 'away'],
  ['a free list with full facts', { accounts: [account({ namesGivenAway: 1 })] }, 'no facts'],
  ['facts without paying', { accounts: [account({ value: 30 })] }, 'more than was paid for'],
  ['a fourth slot', { accounts: [account({ mostAtOnce: 4 })] }, 'at the model at once'],
  ['an expensive account', { accounts: [account({ microEuros: 20_001 })] }, 'an account costs'],
  [
    'an expensive network',
    { accounts: [1, 2, 3].map(() => account({ microEuros: 18_000, freeCalls: 0 })) },
    'a network costs',
  ],
  ['families turned away', { families: { slow: { acts: 1_000, served: 989 } } }, 'served (slow)'],
  ['families never watched', { families: { echo: { acts: 0, served: 0 } } }, 'served (echo)'],
  [
    'two bonuses for one mailbox',
    { welcome: { bonusesByMailbox: [1, 2], bonusesAtOneDomain: 3, bonusesAtOneNetwork: 5 } },
    'one mailbox',
  ],
  [
    'no bonus at all',
    { welcome: { bonusesByMailbox: [1, 0], bonusesAtOneDomain: 3, bonusesAtOneNetwork: 5 } },
    'one mailbox',
  ],
  [
    'a network that farms bonuses',
    { welcome: { bonusesByMailbox: [1, 1], bonusesAtOneDomain: 3, bonusesAtOneNetwork: 6 } },
    'bonuses a day',
  ],
  [
    'a domain that farms bonuses',
    { welcome: { bonusesByMailbox: [1], bonusesAtOneDomain: 4, bonusesAtOneNetwork: 5 } },
    'a domain gets',
  ],
  ['a question of nobody', { unmarked: 1 }, 'belongs to an account'],
  ['cost that is not counted', { costDifference: 0.02 }, 'counts what the model costs'],
  ['books that do not balance', { violations: 1 }, 'books are whole'],
])('%s breaks a promise', (_, more, promise) => {
  expect(broken(more)).toContainEqual(expect.stringContaining(promise));
});
