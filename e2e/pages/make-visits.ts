import { chromium } from '@playwright/test';
import { WINDOWLESS_CHROMIUM } from '../../tools/stack/chromium.ts';
import { findDeafButtons } from './deaf-buttons.ts';
import { goTo, type OpenTab, openTab, showIn } from './open-tab.ts';
import { NOTHING, type Opinion } from './opinion.ts';
import type { Visit } from './visits.ts';

/** One for each core that we may count on. */
const TABS = 2;

type Inspect = (open: OpenTab, visit: Visit) => Promise<Opinion>;

export interface VisitedPage extends Opinion {
  visit: Visit;
}

/** Looks once, after `show` has brought the page before our eyes; what is wrong with that it says itself. */
async function lookAt(
  open: OpenTab,
  visit: Visit,
  inspect: Inspect,
  show: () => Promise<string[]>,
): Promise<VisitedPage> {
  const findings: string[] = [];
  let opinion = NOTHING;
  try {
    findings.push(...(await show()));
    opinion = await inspect(open, visit);
  } catch (error) {
    findings.push(`could not be looked at: ${String(error).split('\n')[0]}`);
  }
  findings.push(...open.watch.takeComplaints(), ...opinion.findings);
  return { visit, findings, remarks: opinion.remarks };
}

/** Opens a page once and looks at it in all its ways. */
async function makeVisit(open: OpenTab, visit: Visit, inspect: Inspect): Promise<VisitedPage[]> {
  const { subject, afterwards = [] } = visit;
  const openIt = async () => {
    const { status, html } = await goTo(open, visit);
    const deaf = await open.tab.evaluate(findDeafButtons, html);
    return [
      ...(status === subject.status ? [] : [`status ${status} instead of ${subject.status}`]),
      ...deaf.map(
        (button) => `can be pressed before the page is awake, and does nothing: ${button}`,
      ),
    ];
  };
  const visited = [await lookAt(open, visit, inspect, openIt)];
  for (const look of afterwards) {
    const turnIt = async () => {
      await showIn(open, look);
      return [];
    };
    visited.push(
      await lookAt(open, { ...visit, alsoInLargeLetters: false, ...look }, inspect, turnIt),
    );
  }
  return visited;
}

/** Makes all visits with one browser, a few at a time. */
export async function makeVisits(
  origin: string,
  visits: readonly Visit[],
  inspect: Inspect = async () => NOTHING,
): Promise<VisitedPage[]> {
  const browser = await chromium.launch(WINDOWLESS_CHROMIUM);
  try {
    const visited: VisitedPage[] = [];
    // The tabs share one iterator: each takes the next visit that is left.
    const left = visits.values();
    const work = async () => {
      const open = await openTab(browser, origin);
      for (const visit of left) visited.push(...(await makeVisit(open, visit, inspect)));
    };
    await Promise.all(Array.from({ length: TABS }, work));
    return visited;
  } finally {
    await browser.close();
  }
}
