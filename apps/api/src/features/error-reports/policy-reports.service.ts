import type { BodyOf, policyReports } from '@ismi/contract';
import type { Deps } from '../../deps.ts';

/** Browsers may send anything: unknown values are counted together. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'frame-src',
  'frame-ancestors',
  'form-action',
  'base-uri',
  'object-src',
];

function directivesIn(report: BodyOf<typeof policyReports.send>): (string | undefined)[] {
  if (Array.isArray(report)) return report.map(({ body }) => body.effectiveDirective);
  const older = report['csp-report'];
  return [older['effective-directive'] ?? older['violated-directive']];
}

/** Counted by directive; nothing else is stored or logged. */
export function countPolicyReport(
  { metrics }: Deps,
  report: BodyOf<typeof policyReports.send>,
): { counted: number } {
  const directives = directivesIn(report);
  for (const told of directives) {
    const [directive = ''] = (told ?? '').split(' ');
    metrics.policyViolations.inc({
      directive: DIRECTIVES.includes(directive) ? directive : 'other',
    });
  }
  return { counted: directives.length };
}
