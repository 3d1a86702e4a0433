import type { Browser, BrowserContextOptions, CDPSession, Page as Tab } from '@playwright/test';
import { untilAlive } from '../support/until-alive.ts';
import { describeElement } from './describe-element.ts';
import { SIGN_IN } from './page-examples.ts';
import type { Look, Visit } from './visits.ts';
import { type TabWatch, watchTab } from './watch-tab.ts';

/** A tab that goes from visit to visit; each finds it as if new. */
export interface OpenTab {
  tab: Tab;
  devtools: CDPSession;
  watch: TabWatch;
  origin: string;
}

const HEIGHT = 844;
/** Long, for a machine that does much else; who is answered at once does not notice. */
const PATIENCE_MS = 90_000;

/** Far from the server's time and language: whatever is drawn from the browser's own differs from what the server sent. */
const FOREIGNER: BrowserContextOptions = { locale: 'fr-FR', timezoneId: 'Pacific/Auckland' };

export async function openTab(browser: Browser, origin: string): Promise<OpenTab> {
  const context = await browser.newContext({ ...FOREIGNER, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(`globalThis.nameOfElement = ${describeElement}`);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  return { tab, devtools, watch: await watchTab(tab, origin), origin };
}

/** Runs inside the page. What is fetched piece by piece may rest for a moment between two of them; its heading comes with the last. */
const hasHeading = () => document.querySelector('h1') !== null;
/** Who has none after that will be told so. */
const HEADING_MS = 5_000;

/** Runs inside the page. What waits for somebody to come near is looked at too; what moves forever is not waited for. */
const untilStill = async () => {
  for (const part of document.querySelectorAll<HTMLElement>('.far-down')) {
    part.style.contentVisibility = 'visible';
  }
  await document.fonts.ready;
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

/** Runs inside a page of ours. */
const forgetAll = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/** Runs inside the page, and does what its theme button does. */
const turnTo = (theme: string) => {
  document.documentElement.dataset.theme = theme;
};

/** Shows the page that stands open in another theme or size. */
export async function showIn({ tab, watch }: OpenTab, { theme, width }: Look): Promise<void> {
  await tab.setViewportSize({ width, height: HEIGHT });
  await tab.emulateMedia({ colorScheme: theme });
  await tab.evaluate(turnTo, theme);
  await watch.untilQuiet();
  await tab.evaluate(untilStill);
}

interface Sent {
  status: number;
  html: string;
}

/** Opens the page of a visit and waits until it stands still; answers with what the server sent. */
export async function goTo({ tab, watch, origin }: OpenTab, visit: Visit): Promise<Sent> {
  const { subject, locale, theme, width } = visit;
  // Whoever was signed in before must not notice that the cookies go. Any address of ours will do to stand on meanwhile: from
  // an empty page, which is nobody's, each visit would begin with a new process of the browser.
  await tab.goto(`${origin}/health`);
  await tab.evaluate(forgetAll);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.context().clearCookies();
  await tab.emulateMedia({ colorScheme: theme });
  await tab.setViewportSize({ width, height: HEIGHT });
  // Decides the language where the address names none: a guest's browser, and the choice of somebody who is signed in.
  await tab.setExtraHTTPHeaders({ 'accept-language': locale });
  if (subject.audience !== 'public') {
    await tab.context().addCookies([{ name: 'ismi-language', value: locale, url: origin }]);
  }
  await SIGN_IN[subject.audience](tab);
  const response = await tab.goto(`${origin}${subject.pathIn(locale)}`);
  // Now: some states go on to another page, and the browser forgets this one.
  const sent = { status: response?.status() ?? 0, html: (await response?.text()) ?? '' };
  await untilAlive(tab);
  await watch.untilQuiet();
  await tab.waitForFunction(hasHeading, undefined, { timeout: HEADING_MS }).catch(() => {});
  await watch.untilQuiet();
  if (subject.enter) {
    await subject.enter(tab);
    await watch.untilQuiet();
  }
  await tab.evaluate(untilStill);
  return sent;
}
