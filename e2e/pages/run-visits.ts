import { chromium } from '@playwright/test';
import { WINDOWLESS_CHROMIUM } from '../../tools/stack/chromium.ts';
import { applyDisplay, goTo, type OpenTab, openTab } from './open-tab.ts';
import { NO_FINDINGS, type PageFindings } from './page-findings.ts';
import { findUnhydratedButtons } from './unhydrated-buttons.ts';
import type { Visit } from './visits.ts';

/** More than the two cores of CI: a visit mostly waits for the network to be idle. */
const TABS = 3;

type Inspect = (open: OpenTab, visit: Visit) => Promise<PageFindings>;

export interface VisitedPage extends PageFindings {
  visit: Visit;
}

/** Runs `show`, then inspects the page; `show` returns its own findings. */
async function inspectVisit(
  open: OpenTab,
  visit: Visit,
  inspect: Inspect,
  show: () => Promise<string[]>,
): Promise<VisitedPage> {
  const findings: string[] = [];
  let inspected = NO_FINDINGS;
  try {
    findings.push(...(await show()));
    inspected = await inspect(open, visit);
  } catch (error) {
    findings.push(`could not be checked: ${String(error).split('\n')[0]}`);
  }
  findings.push(...open.watch.takeErrors(), ...inspected.findings);
  return { visit, findings, remarks: inspected.remarks };
}

/** Opens a page once and inspects it in every display. */
async function runVisit(open: OpenTab, visit: Visit, inspect: Inspect): Promise<VisitedPage[]> {
  const { subject, afterwards = [] } = visit;
  const openPage = async () => {
    const { status, html } = await goTo(open, visit);
    const unhydrated = await open.tab.evaluate(findUnhydratedButtons, html);
    return [
      ...(status === subject.status ? [] : [`status ${status} instead of ${subject.status}`]),
      ...unhydrated.map((button) => `can be pressed before hydration, and does nothing: ${button}`),
    ];
  };
  const visited = [await inspectVisit(open, visit, inspect, openPage)];
  for (const display of afterwards) {
    const changeDisplay = async () => {
      await applyDisplay(open, display);
      return [];
    };
    visited.push(
      await inspectVisit(
        open,
        { ...visit, alsoInLargeLetters: false, ...display },
        inspect,
        changeDisplay,
      ),
    );
  }
  return visited;
}

/** Runs all visits in one browser, a few at a time. */
export async function runVisits(
  origin: string,
  visits: readonly Visit[],
  inspect: Inspect = async () => NO_FINDINGS,
): Promise<VisitedPage[]> {
  const browser = await chromium.launch(WINDOWLESS_CHROMIUM);
  try {
    const visited: VisitedPage[] = [];
    // The tabs share one iterator: each takes the next visit.
    const left = visits.values();
    const work = async () => {
      const open = await openTab(browser, origin);
      for (const visit of left) visited.push(...(await runVisit(open, visit, inspect)));
    };
    await Promise.all(Array.from({ length: TABS }, work));
    return visited;
  } finally {
    await browser.close();
  }
}
