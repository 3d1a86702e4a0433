import type { Campaign } from './campaign.ts';
import {
  type AccountFigures,
  type Bounds,
  type Findings,
  shareServed,
  sumByNetwork,
} from './judge.ts';

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
const most = (values: Iterable<number>): number => Math.max(0, ...values);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** How families were served in each mood, compared with no attackers. */
const familyFigures = ({ baseline, runs }: Campaign) =>
  Object.fromEntries([
    ['familyP95MsAlone', baseline.p95],
    ...runs.flatMap(({ mood, seconds, families }) => [
      [`${mood}Seconds`, seconds],
      [`${mood}FamilyActs`, families.acts],
      [`${mood}FamiliesServed`, rounded(shareServed(families), 4)],
      [`${mood}FamilyP95Ms`, families.p95],
      [`${mood}P95Ratio`, rounded(families.p95 / Math.max(1, baseline.p95), 2)],
    ]),
  ]);

/** The proof's report, as numbers. Costs are in millionths of a euro. */
export function figuresOf(
  campaign: Campaign,
  { accounts, welcome, ...findings }: Findings,
  bounds: Bounds,
): Record<string, number> {
  const each = (of: (account: AccountFigures) => number) => accounts.map(of);
  const sum = (of: (account: AccountFigures) => number) =>
    each(of).reduce((total, value) => total + value, 0);
  const ofNetworks = (of: (account: AccountFigures) => number) =>
    most(sumByNetwork(accounts, of).values());
  return {
    accounts: accounts.length,
    networks: new Set(accounts.map(({ network }) => network)).size,
    calls: campaign.runs.reduce((total, { calls }) => total + calls, 0),
    accountMicroEurosMost: most(each(({ microEuros }) => microEuros)),
    accountMicroEurosMean: mean(each(({ microEuros }) => microEuros)),
    accountMicroEurosBound: bounds.microEurosPerAccount,
    networkMicroEurosMost: ofNetworks(({ microEuros }) => microEuros),
    networkMicroEurosBound: bounds.microEurosPerNetwork,
    freeCallsMost: most(each(({ freeCalls }) => freeCalls)),
    freeCallsMean: mean(each(({ freeCalls }) => freeCalls)),
    freeCallsBound: bounds.freeCallsPerAccount,
    networkFreeCallsMost: ofNetworks(({ freeCalls }) => freeCalls),
    networkFreeCallsBound: bounds.freeCallsPerNetwork,
    freeListsMost: most(each(({ freeLists }) => freeLists)),
    freeLists: sum(({ freeLists }) => freeLists),
    namesGivenAway: sum(({ namesGivenAway }) => namesGivenAway),
    unpaidCredits: sum(({ value, spent }) => Math.max(0, value - spent)),
    questionsAtOnceMost: most(each(({ mostAtOnce }) => mostAtOnce)),
    mailboxBonusesMost: most(welcome.bonusesByMailbox),
    domainBonuses: welcome.bonusesAtOneDomain,
    networkBonuses: welcome.bonusesAtOneNetwork,
    ...familyFigures(campaign),
    unmarked: findings.unmarked,
    violations: findings.violations,
  };
}
