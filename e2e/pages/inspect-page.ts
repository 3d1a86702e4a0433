import { directionOf } from '@ismi/contract/locales';
import type { Page as Tab } from '@playwright/test';
import { findOverflow } from './find-overflow.ts';
import { insertLongNames, LONG_NAMES, removeLongNames } from './long-names.ts';
import { measurePage } from './measure-page.ts';
import { findNamelessElements } from './nameless-elements.ts';
import type { OpenTab } from './open-tab.ts';
import type { PageFindings } from './page-findings.ts';
import { runAxe } from './run-axe.ts';
import { PHONE, type Visit } from './visits.ts';

/** WCAG 2.5.8, and our design's minimum. */
const MIN_TARGET = 24;
const RECOMMENDED_TARGET = 44;
/** The default font size of browsers in pixels; their "very large", and twice the default. */
const DEFAULT_FONT_SIZE = 16;
const LARGE_FONT_SIZES = [24, 32];
/** Layout uses fractions of a pixel. */
const ROUNDING = 0.5;

async function findOverflowAt(tab: Tab, where: string): Promise<string[]> {
  const found = await tab.evaluate(findOverflow);
  return found ? [`${found.pixels} px ${found.kind} ${where}: ${found.element}`] : [];
}

async function findOverflows(tab: Tab, widths: readonly number[], what = ''): Promise<string[]> {
  const height = tab.viewportSize()?.height ?? 0;
  const findings: string[] = [];
  for (const width of widths) {
    await tab.setViewportSize({ width, height });
    findings.push(...(await findOverflowAt(tab, `${what}at ${width}`)));
  }
  return findings;
}

/** Names of families can be longer than our examples. */
async function findOverflowsOfLongNames(tab: Tab, widths: readonly number[]): Promise<string[]> {
  if ((await tab.evaluate(insertLongNames, LONG_NAMES)) === 0) return [];
  const findings = await findOverflows(tab, widths, 'with long names ');
  await tab.evaluate(removeLongNames);
  return findings;
}

/** Runs inside the page: waits for the repaint at the new size. */
const waitForRepaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/** On a phone with a larger default font size, up to 200 % as in WCAG 1.4.4. */
async function findOverflowsAtLargeFontSizes({ tab, devtools }: OpenTab): Promise<string[]> {
  const setFontSize = async (standard: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await tab.evaluate(waitForRepaint);
  };
  await tab.setViewportSize({ width: PHONE, height: tab.viewportSize()?.height ?? 0 });
  const findings: string[] = [];
  try {
    for (const size of LARGE_FONT_SIZES) {
      await setFontSize(size);
      findings.push(...(await findOverflowAt(tab, `with letters of ${size} px`)));
    }
  } finally {
    await setFontSize(DEFAULT_FONT_SIZE);
  }
  return findings;
}

/** All checks of an open, stable page. */
export async function inspectPage(open: OpenTab, visit: Visit): Promise<PageFindings> {
  const { tab, devtools, watch } = open;
  const { locale, width, alsoAt, alsoInLargeLetters } = visit;
  // Hydrates the parts that wait until they are near: it must not happen after their words were changed.
  await tab.keyboard.press('Shift');
  await watch.waitForNetworkIdle();
  const { lang, dir, headings, targets } = await tab.evaluate(measurePage);
  const sizeOf = (target: (typeof targets)[number]) =>
    `${target.element} is ${Math.round(target.width)}×${Math.round(target.height)} px`;
  const smallerThan = (size: number) =>
    targets.filter((target) => Math.min(target.width, target.height) < size - ROUNDING);
  const wrongDocument = [
    lang !== locale && `html lang is “${lang}”`,
    dir !== directionOf(locale) && `html dir is “${dir}”`,
    headings !== 1 && `${headings} h1 instead of one`,
  ].filter((sentence) => sentence !== false);
  const small = smallerThan(MIN_TARGET);
  const axe = await runAxe(tab);
  const widths = [...new Set([width, ...alsoAt])];
  const overflows = await findOverflows(tab, widths);
  const ofLongNames = await findOverflowsOfLongNames(tab, widths);
  return {
    findings: [
      ...wrongDocument,
      ...small.map((target) => `target too small: ${sizeOf(target)}`),
      ...(await findNamelessElements(devtools)),
      ...axe.findings,
      // Last, because they change the window size.
      ...overflows,
      ...ofLongNames,
      ...(alsoInLargeLetters ? await findOverflowsAtLargeFontSizes(open) : []),
    ],
    remarks: [
      ...smallerThan(RECOMMENDED_TARGET)
        .filter((target) => !small.includes(target))
        .map((target) => `${sizeOf(target)}, and the design wishes ${RECOMMENDED_TARGET}`),
      ...axe.remarks,
    ],
  };
}
