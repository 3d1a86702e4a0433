import { auditBooks } from '../audit-books.ts';
import { type Campaign, runCampaign, type Size } from './campaign.ts';
import { figuresOf } from './figures.ts';
import { accountFigures, costDifference } from './findings.ts';
import { type Findings, judge } from './judge.ts';
import { boundsFor } from './limits.ts';
import type { Product } from './product.ts';
import { type Farm, farmBonuses } from './registrations.ts';

interface ProofResult {
  campaign: Campaign;
  figures: Record<string, number>;
  promises: Record<string, boolean>;
}

/** Runs the campaign and the registrations, and checks the promises. */
export async function runProof(product: Product, size: Size, farm: Farm): Promise<ProofResult> {
  const campaign = await runCampaign(product, size);
  const findings: Findings = {
    accounts: await accountFigures(product, campaign.attackers),
    families: Object.fromEntries(campaign.runs.map(({ mood, families }) => [mood, families])),
    welcome: await farmBonuses(product, farm),
    unmarked: product.gate.unmarked,
    costDifference: await costDifference(product),
    violations: await auditBooks(product.databaseUrl),
  };
  const bounds = boundsFor(product.gate, size);
  return {
    campaign,
    figures: figuresOf(campaign, findings, bounds),
    promises: judge(findings, bounds),
  };
}
