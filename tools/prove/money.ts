import { proveLedger } from './money-ledger.ts';
import { provePayments } from './money-payments.ts';
import { type ProofPart, reportProof } from './report.ts';

/**
 * What must hold for money at any failure. Each part is in its own `money-*.ts`; `--short` for CI, a part’s name to run it
 * alone.
 */
const PARTS: Record<string, (short: boolean) => Promise<ProofPart>> = {
  ledger: proveLedger,
  payments: provePayments,
};

const short = process.argv.includes('--short');
const [only] = process.argv.slice(2).filter((word) => word in PARTS);
const figures: Record<string, number> = {};
const promises: Record<string, boolean> = {};
for (const [name, prove] of Object.entries(PARTS)) {
  if (only && name !== only) continue;
  const begin = performance.now();
  const part = await prove(short);
  for (const [figure, value] of Object.entries(part.figures)) figures[`${name}.${figure}`] = value;
  for (const [promise, kept] of Object.entries(part.promises))
    promises[`${name}: ${promise}`] = kept;
  figures[`${name}.seconds`] = Math.round((performance.now() - begin) / 1000);
}
reportProof('money', figures, promises);
