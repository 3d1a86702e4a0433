import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as Tab } from '@playwright/test';
import type axe from 'axe-core';
import type { PageFindings } from './page-findings.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs inside the page. */
const isAxeLoaded = () => 'axe' in globalThis;

/** Runs inside the page. Passed rules are left out: they would be most of the result. */
async function runAxeInPage(tags: string[]): Promise<PageFindings> {
  // Defined by the injected source.
  const { axe: loadedAxe } = globalThis as unknown as { axe: typeof axe };
  const { violations, incomplete } = await loadedAxe.run(document, {
    runOnly: tags,
    resultTypes: ['violations', 'incomplete'],
  });
  const sentencesOf = (results: axe.Result[]): string[] =>
    results.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reason = [...any, ...all, ...none][0]?.message ?? help;
        return `axe ${id}: ${target.join(' ')}: ${reason}`;
      }),
    );
  return { findings: sentencesOf(violations), remarks: sentencesOf(incomplete) };
}

/** Runs axe on the open page. The script is injected once per document. */
export async function runAxe(tab: Tab): Promise<PageFindings> {
  for (const frame of tab.frames()) {
    if (!(await frame.evaluate(isAxeLoaded))) await frame.evaluate(SOURCE);
  }
  return tab.evaluate(runAxeInPage, TAGS);
}
