import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as Tab } from '@playwright/test';
import type axe from 'axe-core';
import type { Opinion } from './opinion.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs inside the page. */
const isThere = () => 'axe' in globalThis;

/** Runs inside the page. What passed is not written down: nobody reads it, and it would be most of the answer. */
async function judge(tags: string[]): Promise<Opinion> {
  // Its source has put it there.
  const { axe: judging } = globalThis as unknown as { axe: typeof axe };
  const { violations, incomplete } = await judging.run(document, {
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

/** What axe says of the page that stands open. A document gets its program once, however often it is looked at. */
export async function askAxe(tab: Tab): Promise<Opinion> {
  for (const frame of tab.frames()) {
    if (!(await frame.evaluate(isThere))) await frame.evaluate(SOURCE);
  }
  return tab.evaluate(judge, TAGS);
}
