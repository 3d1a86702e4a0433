import type { VisitedPage } from './make-visits.ts';

/** One line for what was said in many visits to a page, with the first of them to look it up. */
export function sumUp(
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
