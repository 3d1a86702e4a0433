import type { Browser, BrowserContextOptions, CDPSession, Page as Tab } from '@playwright/test';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { describeElement } from './describe-element.ts';
import { SIGN_IN } from './page-examples.ts';
import type { Display, Visit } from './visits.ts';
import { type TabWatch, watchTab } from './watch-tab.ts';

/** A tab that is reset between visits. */
export interface OpenTab {
  tab: Tab;
  devtools: CDPSession;
  watch: TabWatch;
  origin: string;
}

const HEIGHT = 844;
/** Long, for busy machines. */
const TIMEOUT_MS = 90_000;

/** Far from the server's time zone and language, so that anything rendered from the browser's own differs from the server's. */
const FOREIGN_BROWSER: BrowserContextOptions = { locale: 'fr-FR', timezoneId: 'Pacific/Auckland' };

export async function openTab(browser: Browser, origin: string): Promise<OpenTab> {
  const context = await browser.newContext({ ...FOREIGN_BROWSER, reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(`globalThis.nameOfElement = ${describeElement}`);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  return { tab, devtools, watch: await watchTab(tab, origin), origin };
}

/** Runs inside the page. Lazy parts may load with pauses; the heading comes with the last one. */
const hasHeading = () => document.querySelector('h1') !== null;
/** A page without a heading after this time is reported. */
const HEADING_TIMEOUT_MS = 5_000;

/** Runs inside the page. Shows lazy sections and waits for finite animations. */
const waitForStablePage = async () => {
  for (const part of document.querySelectorAll<HTMLElement>('.far-down')) {
    part.style.contentVisibility = 'visible';
  }
  await document.fonts.ready;
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

/** Runs inside one of our pages. */
const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/** Runs inside the page. Does the same as the theme button. */
const setTheme = (theme: string) => {
  document.documentElement.dataset.theme = theme;
};

/** Shows the open page in another theme or size. */
export async function applyDisplay(
  { tab, watch }: OpenTab,
  { theme, width }: Display,
): Promise<void> {
  await tab.setViewportSize({ width, height: HEIGHT });
  await tab.emulateMedia({ colorScheme: theme });
  await tab.evaluate(setTheme, theme);
  await watch.waitForNetworkIdle();
  await tab.evaluate(waitForStablePage);
}

interface PageResponse {
  status: number;
  html: string;
}

/** Opens the page of a visit and waits until it is stable; returns the server's response. */
export async function goTo({ tab, watch, origin }: OpenTab, visit: Visit): Promise<PageResponse> {
  const { subject, locale, theme, width } = visit;
  // Leave the last page before its cookies are cleared. Stay on our origin: from about:blank each visit would start a new
  // browser process.
  await tab.goto(`${origin}/health`);
  await tab.evaluate(clearStorage);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.context().clearCookies();
  await tab.emulateMedia({ colorScheme: theme });
  await tab.setViewportSize({ width, height: HEIGHT });
  // Sets the language if the URL has none: for guests by header, for signed-in users by cookie.
  await tab.setExtraHTTPHeaders({ 'accept-language': locale });
  if (subject.audience !== 'public') {
    await tab.context().addCookies([{ name: 'ismi-language', value: locale, url: origin }]);
  }
  await SIGN_IN[subject.audience](tab);
  const response = await tab.goto(`${origin}${subject.pathIn(locale)}`);
  // Read it now: some states navigate, and the browser then drops this response.
  const sent = { status: response?.status() ?? 0, html: (await response?.text()) ?? '' };
  await waitForHydration(tab);
  await watch.waitForNetworkIdle();
  await tab.waitForFunction(hasHeading, undefined, { timeout: HEADING_TIMEOUT_MS }).catch(() => {});
  await watch.waitForNetworkIdle();
  if (subject.enter) {
    await subject.enter(tab);
    await watch.waitForNetworkIdle();
  }
  await tab.evaluate(waitForStablePage);
  return sent;
}
