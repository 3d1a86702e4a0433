import type { Engine } from './engine.ts';
import type { Family } from './family.ts';
import type { Finder } from './golden-names.ts';
import { judgeLists } from './judge-lists.ts';

const inThousandths = (value: number): number => Math.round(value * 1000) / 1000;

interface Loss {
  weight: string;
  hits: number;
  pool: number;
  vetoes: number;
  rules: number;
}

/** What the figures lose when one weight counts nothing: a line for each weight, the greatest loss first. */
export async function printAblation(
  engine: Engine,
  families: readonly Family[],
  finder: Finder,
  out: { write(text: string): unknown },
): Promise<void> {
  await engine.measure('typed');
  const table = await engine.weights();
  const figuresOf = async (weights: Record<string, number>) =>
    judgeLists(families, await engine.rank(weights), finder).figures;
  const whole = await figuresOf(table);
  const losses: Loss[] = [];
  for (const weight of Object.keys(table)) {
    const without = await figuresOf({ ...table, [weight]: 0 });
    losses.push({
      weight,
      hits: inThousandths(whole.hitsPerList - without.hitsPerList),
      pool: inThousandths(whole.picksInPool80 - without.picksInPool80),
      vetoes: inThousandths(without.vetoesPerList - whole.vetoesPerList),
      rules: inThousandths(whole.rulesMet - without.rulesMet),
    });
  }
  losses.sort((one, other) => other.hits - one.hits || other.pool - one.pool);
  for (const { weight, hits, pool, vetoes, rules } of losses)
    out.write(`${[weight, table[weight], hits, pool, vetoes, rules].join('\t')}\n`);
}
