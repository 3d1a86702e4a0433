import { WELCOME_LIMITS } from '@ismi/contract';
import type { Campaign, Size } from './abuse/campaign.ts';
import { controlRuns } from './abuse/controls.ts';
import { startProduct } from './abuse/product.ts';
import { runProof } from './abuse/run-proof.ts';
import { reportProof } from './report.ts';

/**
 * Attackers with many accounts on few networks try to get names, lists and answers of the model for free, while paying families use
 * the product as usual. Simulates a day in a few minutes against the whole product. `--short` for CI; `--seed 7` for other random choices.
 */
const short = process.argv.includes('--short');
const seed = Number(process.argv[process.argv.indexOf('--seed') + 1]) || 1;
const MOODS = ['echo', 'unknown', 'slow', 'refusal'] as const;
const SIZE: Size = short
  ? {
      moods: MOODS,
      accounts: 32,
      calls: 30,
      slowCalls: 12,
      accountsPerNetwork: 4,
      attackersAtOnce: 32,
      outageAccounts: 4,
      families: 60,
      familiesAtOnce: 4,
      baselineMs: 3_000,
      seed,
    }
  : {
      moods: MOODS,
      accounts: 1_000,
      calls: 100,
      slowCalls: 100,
      accountsPerNetwork: 25,
      attackersAtOnce: 100,
      outageAccounts: 25,
      families: 600,
      familiesAtOnce: 8,
      baselineMs: 20_000,
      seed,
    };
/** In a full run more mailboxes than a network gets bonuses for; fewer with `--short`, because every registration hashes a password. */
const FARM = short
  ? { providers: 2, mailboxes: 3 }
  : { providers: 4, mailboxes: WELCOME_LIMITS.networkPerDay + 3 };

function printAnswers({ answers, runs }: Campaign): void {
  for (const [answer, count] of [...answers].toSorted()) console.error(`${answer}: ${count}`);
  for (const { mood, families } of runs)
    for (const failure of new Set(families.failures)) console.error(`${mood}: ${failure}`);
}

const product = await startProduct();
const { campaign, figures, promises } = await runProof(product, SIZE, FARM).finally(product.stop);
printAnswers(campaign);
if (short) reportProof('abuse', figures, promises);
else {
  const { controls, unnoticed } = await controlRuns();
  reportProof(
    'abuse',
    { ...figures, controls, unnoticed: unnoticed.length },
    {
      ...promises,
      [`taking a guard away is noticed (${unnoticed.join(', ') || 'each was'})`]:
        unnoticed.length === 0,
    },
  );
}
