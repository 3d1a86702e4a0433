import type { VisitedPage } from './run-visits.ts';

/** One line for a finding that occurs in many visits, with the first of them. */
export function summarizeFindings(
  visited: readonly VisitedPage[],
  of: (page: VisitedPage) => readonly string[],
): string[] {
  const looks = new Map<string, string[]>();
  for (const page of visited) {
    const { subject, locale, width, theme } = page.visit;
    for (const sentence of new Set(of(page))) {
      const line = `${subject.name}: ${sentence}`;
      looks.set(line, [...(looks.get(line) ?? []), `${locale} ${width} ${theme}`]);
    }
  }
  return [...looks].map(([line, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${line} [${first}${more}]`;
  });
}
