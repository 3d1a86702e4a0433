/** Ends a check: every finding on a line of its own, then the figures as JSON on the last line; red when there is a finding. */
export function report(findings: readonly string[], figures: Record<string, unknown>): void {
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${JSON.stringify({ ...figures, findings: findings.length })}\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
