import { setTimeout as pause } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';

const QUIET_MS = 150;
const TIMEOUT_MS = 60_000;
/** Messages of development tools, and failed requests, which are checked separately. */
const IGNORED_MESSAGES = /^\[vite\]|Download the React DevTools|^Failed to load resource/;

/** Removes what differs between visits. From React's hydration error it keeps the first line and the differences. */
const shortenMessage = (message: string): string => {
  const [first = '', ...others] = message.replaceAll(/'nonce-[^']+'/g, "'nonce-…'").split('\n');
  const differences = others.filter((line) => /^[+-] {2,}/.test(line));
  return [first, ...differences.map((line) => line.replace(/\s+/g, ' '))].join(' ');
};

/**
 * Runs inside the page. On a busy machine, arrived data may not be processed yet, so queue a background task behind it.
 * `requestIdleCallback` waits a third of a second even on an idle page.
 */
const waitForIdle = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() =>
      scheduler.postTask(() => {}, { priority: 'background' }).then(resolve),
    );
    setTimeout(resolve, 5000);
  });

/**
 * Runs inside the page, before its scripts. A policy violation that a script catches is not in the console, but browsers
 * report it.
 */
const logPolicyViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`refused by policy: ${effectiveDirective} ${blockedURI}`),
  );

export interface TabWatch {
  /** Everything that went wrong since the last call. */
  takeErrors(): string[];
  /** Resolves when no request is pending and the page has no task left that could start one. */
  waitForNetworkIdle(): Promise<void>;
}

/** Watches console, uncaught errors and requests. */
export async function watchTab(tab: Tab, origin: string): Promise<TabWatch> {
  let errors: string[] = [];
  const pendingRequests = new Set<unknown>();
  let lastChange = performance.now();
  const noteChange = () => {
    lastChange = performance.now();
  };

  await tab.addInitScript(logPolicyViolations);
  tab.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (isError && !IGNORED_MESSAGES.test(message.text())) {
      errors.push(`console ${message.type()}: ${shortenMessage(message.text())}`);
    }
  });
  tab.on('pageerror', (error) => errors.push(`uncaught error: ${shortenMessage(error.message)}`));
  tab.on('request', (request) => {
    pendingRequests.add(request);
    noteChange();
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      errors.push(`request to another origin: ${url.origin}${url.pathname}`);
    }
  });
  tab.on('requestfinished', (request) => {
    pendingRequests.delete(request);
    noteChange();
  });
  tab.on('requestfailed', (request) => {
    pendingRequests.delete(request);
    noteChange();
    const reason = request.failure()?.errorText ?? 'for no known reason';
    // Cancelled by the page or by the next visit.
    if (reason === 'net::ERR_ABORTED') return;
    errors.push(`request failed: ${new URL(request.url()).pathname} ${reason}`);
  });
  tab.on('response', (response) => {
    // The status of the page itself is checked by the caller.
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    errors.push(`request failed: ${new URL(response.url()).pathname} ${response.status()}`);
  });

  return {
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    async waitForNetworkIdle() {
      const deadline = performance.now() + TIMEOUT_MS;
      const isBusy = () => pendingRequests.size > 0 || performance.now() - lastChange < QUIET_MS;
      for (let seen = -1; isBusy() || seen !== lastChange; ) {
        if (performance.now() > deadline) throw new Error('the network did not become idle');
        if (isBusy()) await pause(20);
        else {
          seen = lastChange;
          await tab.evaluate(waitForIdle);
        }
      }
    },
  };
}
