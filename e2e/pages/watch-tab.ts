import { setTimeout as pause } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';

const QUIET_MS = 150;
const PATIENCE_MS = 60_000;
/** What tools say about themselves, and what the browser says about a request that we judge ourselves. */
const NOT_OURS = /^\[vite\]|Download the React DevTools|^Failed to load resource/;

/** Without what differs from visit to visit. Of React's long letter about hydration: the subject, and what differed. */
const inShort = (message: string): string => {
  const [first = '', ...others] = message.replaceAll(/'nonce-[^']+'/g, "'nonce-…'").split('\n');
  const differences = others.filter((line) => /^[+-] {2,}/.test(line));
  return [first, ...differences.map((line) => line.replace(/\s+/g, ' '))].join(' ');
};

/**
 * Runs inside the page. On a busy machine what has arrived may not have been read yet; who stands at the end of the queue
 * comes after it. `requestIdleCallback` would let a third of a second pass even when there is nothing to do.
 */
const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() =>
      scheduler.postTask(() => {}, { priority: 'background' }).then(resolve),
    );
    setTimeout(resolve, 5000);
  });

/** Runs inside the page, before anything of its own. A refusal that a script catches is in no console, but browsers report it. */
const tellRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`refused by policy: ${effectiveDirective} ${blockedURI}`),
  );

export interface TabWatch {
  /** Everything that went wrong since the last call. */
  takeComplaints(): string[];
  /** Resolves when no request has been under way for a moment, and the page has nothing left to do that could begin one. */
  untilQuiet(): Promise<void>;
}

/** Listens to what a visitor would never see: the console, uncaught errors and requests. */
export async function watchTab(tab: Tab, origin: string): Promise<TabWatch> {
  let complaints: string[] = [];
  const underWay = new Set<unknown>();
  let lastChange = performance.now();
  const noteChange = () => {
    lastChange = performance.now();
  };

  await tab.addInitScript(tellRefusals);
  tab.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !NOT_OURS.test(message.text())) {
      complaints.push(`console ${message.type()}: ${inShort(message.text())}`);
    }
  });
  tab.on('pageerror', (error) => complaints.push(`uncaught error: ${inShort(error.message)}`));
  tab.on('request', (request) => {
    underWay.add(request);
    noteChange();
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      complaints.push(`request to another origin: ${url.origin}${url.pathname}`);
    }
  });
  tab.on('requestfinished', (request) => {
    underWay.delete(request);
    noteChange();
  });
  tab.on('requestfailed', (request) => {
    underWay.delete(request);
    noteChange();
    const reason = request.failure()?.errorText ?? 'for no known reason';
    // The page itself, or the next visit, no longer wanted it.
    if (reason === 'net::ERR_ABORTED') return;
    complaints.push(`request failed: ${new URL(request.url()).pathname} ${reason}`);
  });
  tab.on('response', (response) => {
    // Who opens the page knows which status it must have.
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    complaints.push(`request failed: ${new URL(response.url()).pathname} ${response.status()}`);
  });

  return {
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    async untilQuiet() {
      const deadline = performance.now() + PATIENCE_MS;
      const isLoud = () => underWay.size > 0 || performance.now() - lastChange < QUIET_MS;
      for (let seen = -1; isLoud() || seen !== lastChange; ) {
        if (performance.now() > deadline) throw new Error('requests go on and on');
        if (isLoud()) await pause(20);
        else {
          seen = lastChange;
          await tab.evaluate(untilIdle);
        }
      }
    },
  };
}
