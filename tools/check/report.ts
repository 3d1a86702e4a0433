/** Ends a check: one line per finding, then the figures as JSON on the last line; fails if there is a finding. */
export function report(findings: readonly string[], figures: Record<string, unknown>): void {
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${JSON.stringify({ ...figures, findings: findings.length })}\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
