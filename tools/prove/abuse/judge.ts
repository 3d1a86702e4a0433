import type { FamilyFigures } from './families.ts';

/** What one attacking account has cost and received in a day. */
export interface AccountFigures {
  network: string;
  /** Whether the model answered its questions at all. */
  isModelThere: boolean;
  microEuros: number;
  /** Unpaid questions about names at the model. */
  freeCalls: number;
  freeLists: number;
  /** Names on free lists with facts that are sold. */
  namesGivenAway: number;
  /** What the answers are worth in credits, and what was paid for them. */
  value: number;
  spent: number;
  /** Highest number of questions at the model at the same time. */
  mostAtOnce: number;
}

/** The product's limits. */
export interface Bounds {
  freeCallsPerAccount: number;
  freeCallsPerNetwork: number;
  freeListsPerAccount: number;
  questionsAtOnce: number;
  microEurosPerAccount: number;
  microEurosPerNetwork: number;
  bonusesPerDomain: number;
  bonusesPerNetwork: number;
}

export interface WelcomeFigures {
  /** Bonuses for all spellings of one mailbox together, one number for each provider. */
  bonusesByMailbox: readonly number[];
  /** Bonuses for many mailboxes of one domain. */
  bonusesAtOneDomain: number;
  /** Bonuses for many mailboxes at one network. */
  bonusesAtOneNetwork: number;
}

export interface Findings {
  accounts: readonly AccountFigures[];
  /** By mood. */
  families: Readonly<Record<string, Pick<FamilyFigures, 'acts' | 'served'>>>;
  welcome: WelcomeFigures;
  /** Questions at the model without a known account. */
  unmarked: number;
  /** Difference between the model cost that the product recorded and the gate's, as a share. */
  costDifference: number;
  violations: number;
}

const MIN_SERVED = 0.99;
const MAX_COST_DIFFERENCE = 0.01;

const most = (figures: readonly number[]): number => Math.max(0, ...figures);

export function sumByNetwork(
  accounts: readonly AccountFigures[],
  of: (account: AccountFigures) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const account of accounts)
    sums.set(account.network, (sums.get(account.network) ?? 0) + of(account));
  return sums;
}

export const shareServed = ({ acts, served }: { acts: number; served: number }): number =>
  acts === 0 ? 0 : served / acts;

/** Every promise with whether it was kept. */
export function judge(findings: Findings, bounds: Bounds): Record<string, boolean> {
  const { accounts, welcome } = findings;
  const mostOf = (of: (account: AccountFigures) => number) => most(accounts.map(of));
  const mostOfNetworks = (of: (account: AccountFigures) => number) =>
    most([...sumByNetwork(accounts, of).values()]);
  return {
    [`an account costs at most ${bounds.microEurosPerAccount} micro-euros of model a day`]:
      mostOf(({ microEuros }) => microEuros) <= bounds.microEurosPerAccount,
    [`a network costs at most ${bounds.microEurosPerNetwork} micro-euros of model a day`]:
      mostOfNetworks(({ microEuros }) => microEuros) <= bounds.microEurosPerNetwork,
    [`an account has at most ${bounds.freeCallsPerAccount} free questions`]:
      mostOf(({ freeCalls }) => freeCalls) <= bounds.freeCallsPerAccount,
    [`a network has at most ${bounds.freeCallsPerNetwork} free questions`]:
      mostOfNetworks(({ freeCalls }) => freeCalls) <= bounds.freeCallsPerNetwork,
    [`an account gets at most ${bounds.freeListsPerAccount} free lists`]:
      mostOf(({ freeLists }) => freeLists) <= bounds.freeListsPerAccount,
    'lists are free only while the model is away': accounts.every(
      ({ isModelThere, freeLists }) => !isModelThere || freeLists === 0,
    ),
    'free lists hold no facts that are sold': mostOf(({ namesGivenAway }) => namesGivenAway) === 0,
    'nobody gets more than was paid for': accounts.every(({ value, spent }) => value <= spent),
    [`an account has at most ${bounds.questionsAtOnce} questions at the model at once`]:
      mostOf(({ mostAtOnce }) => mostAtOnce) <= bounds.questionsAtOnce,
    'one mailbox gets one bonus, however it is written':
      welcome.bonusesByMailbox.length > 0 &&
      welcome.bonusesByMailbox.every((bonuses) => bonuses === 1),
    [`a domain gets at most ${bounds.bonusesPerDomain} bonuses a day`]:
      welcome.bonusesAtOneDomain <= bounds.bonusesPerDomain,
    [`a network gets at most ${bounds.bonusesPerNetwork} bonuses a day`]:
      welcome.bonusesAtOneNetwork <= bounds.bonusesPerNetwork,
    ...Object.fromEntries(
      Object.entries(findings.families).map(([mood, figures]) => [
        `families who pay are served (${mood})`,
        shareServed(figures) >= MIN_SERVED,
      ]),
    ),
    'every question at the model belongs to an account': findings.unmarked === 0,
    'the product counts what the model costs': findings.costDifference <= MAX_COST_DIFFERENCE,
    'the books are whole': findings.violations === 0,
  };
}
