import type { Locale } from '@ismi/contract/locales';
import { VISIT_PATH } from '@ismi/contract/visit-path';

let isCounted = false;

/** Opened from outside: not from a page of ours, and not by a reload. */
function comesFromOutside(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const isFirst = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
  return isFirst && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** A visit is counted by day and language. Nothing is stored in the browser, and nothing is sent that could tell who it is. */
export function countVisit(language: Locale): void {
  if (isCounted) return;
  isCounted = true;
  if (!comesFromOutside()) return;
  const body = new Blob([JSON.stringify({ language })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api${VISIT_PATH}`, body);
}
