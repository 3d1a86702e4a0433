import { WELCOME_CREDITS } from '@ismi/contract';
import { waitUntil } from '../../stack/wait-until.ts';
import type { Attacker } from './attackers.ts';
import { makeCaller } from './caller.ts';
import type { AccountFigures } from './judge.ts';
import type { Product } from './product.ts';

/** Balance of every account, and how many answers of the model it paid for. */
const ACCOUNTS = `
  select user_id as "user", balance,
    (select count(*)::int from name_receipts where user_id = credit_accounts.user_id and subject like 'letters:%') as paid
  from credit_accounts`;

const PAGES_PER_ADDRESS = 50;

/** Those of the names whose assessment is on the public page: a verdict by a general rule alone is not sold. */
async function freeAssessments(
  { stack }: Product,
  names: ReadonlySet<string>,
): Promise<Set<string>> {
  const { callApi, close } = makeCaller(stack.urls.apis);
  const free = new Set<string>();
  const ids = [...names].filter((id) => !id.startsWith('letters:'));
  try {
    for (const [index, id] of ids.entries()) {
      // Few pages from each address: a refused one would look like one without an assessment.
      const address = `203.0.113.${1 + Math.floor(index / PAGES_PER_ADDRESS)}`;
      const path = `/names/pages/${id}?language=de`;
      const page = await callApi({ address }, { method: 'GET', path });
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
      if (page.data.assessment) free.add(id);
    }
    return free;
  } finally {
    close();
  }
}

/** Figures of every attacking account, from its answers, its payments and the questions at the model gate. */
export async function accountFigures(
  product: Product,
  attackers: readonly Attacker[],
): Promise<AccountFigures[]> {
  const { sql, gate } = product;
  const assessed = new Set(attackers.flatMap(({ gains }) => [...gains.assessed]));
  const free = await freeAssessments(product, assessed);
  const rows = await sql<{ user: string; balance: number; paid: number }>(ACCOUNTS);
  const books = new Map(rows.map((row) => [row.user, row]));
  return attackers.map(({ person, mood, gains }) => {
    const { balance = 0, paid = 0 } = books.get(person.user) ?? {};
    const use = gate.uses.get(person.marker);
    return {
      network: person.address,
      // In `slow` the model is unavailable to questions that find no slot.
      isModelThere: mood !== 'down' && mood !== 'slow',
      microEuros: use?.microEuros ?? 0,
      freeCalls: (use?.nameCalls ?? 0) - paid,
      freeLists: gains.freeLists,
      namesGivenAway: gains.namesGivenAway,
      value: gains.valueWithout(free),
      spent: WELCOME_CREDITS - balance,
      mostAtOnce: use?.mostAtOnce ?? 0,
    };
  });
}

/** Difference between the model cost that the product recorded and the gate's, as a share. The product records costs with a delay. */
export async function costDifference({ sql, gate }: Product): Promise<number> {
  const recorded = async () => {
    const [row] = await sql<{ total: string }>(
      'select coalesce(sum(micro_euros), 0) as total from model_spending',
    );
    return Number(row?.total);
  };
  const difference = async () =>
    Math.abs((await recorded()) - gate.totalMicroEuros) / Math.max(1, gate.totalMicroEuros);
  await waitUntil(async () => (await difference()) === 0, {
    what: 'the cost to be recorded',
    timeoutMs: 5_000,
  }).catch(() => undefined);
  return difference();
}
