import { directionOf } from '@ismi/contract/locales';
import type { Page as Tab } from '@playwright/test';
import { askAxe } from './ask-axe.ts';
import { findOverflow } from './find-overflow.ts';
import { LONG_NAMES, plantLongNames, takeLongNamesOut } from './long-names.ts';
import { measurePage } from './measure-page.ts';
import { findNamelessElements } from './nameless-elements.ts';
import type { OpenTab } from './open-tab.ts';
import type { Opinion } from './opinion.ts';
import { PHONE, type Visit } from './visits.ts';

/** WCAG 2.5.8, and what our design asks for. */
const SMALLEST_TARGET = 24;
const WISHED_TARGET = 44;
/** What browsers write in, in pixels, if nobody tells them otherwise; what they call very large, and twice the usual. */
const USUAL_LETTERS = 16;
const LARGE_LETTERS = [24, 32];
/** Boxes are laid out in fractions of a pixel. */
const ROUNDING = 0.5;

async function overflowOf(tab: Tab, where: string): Promise<string[]> {
  const found = await tab.evaluate(findOverflow);
  return found ? [`${found.pixels} px ${found.kind} ${where}: ${found.element}`] : [];
}

async function overflowsAt(tab: Tab, widths: readonly number[], what = ''): Promise<string[]> {
  const height = tab.viewportSize()?.height ?? 0;
  const findings: string[] = [];
  for (const width of widths) {
    await tab.setViewportSize({ width, height });
    findings.push(...(await overflowOf(tab, `${what}at ${width}`)));
  }
  return findings;
}

/** Whatever the names of our examples are, families have longer ones. */
async function overflowsOfLongNames(tab: Tab, widths: readonly number[]): Promise<string[]> {
  if ((await tab.evaluate(plantLongNames, LONG_NAMES)) === 0) return [];
  const findings = await overflowsAt(tab, widths, 'with long names ');
  await tab.evaluate(takeLongNamesOut);
  return findings;
}

/** Runs inside the page: what is drawn anew for its new width, is. */
const untilDrawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/** On a phone in the hands of whoever has told the browser to write larger everywhere, up to what WCAG 1.4.4 names. */
async function overflowsInLargeLetters({ tab, devtools }: OpenTab): Promise<string[]> {
  const write = async (standard: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await tab.evaluate(untilDrawn);
  };
  await tab.setViewportSize({ width: PHONE, height: tab.viewportSize()?.height ?? 0 });
  const findings: string[] = [];
  try {
    for (const size of LARGE_LETTERS) {
      await write(size);
      findings.push(...(await overflowOf(tab, `with letters of ${size} px`)));
    }
  } finally {
    await write(USUAL_LETTERS);
  }
  return findings;
}

/** Everything that can be judged of a page that stands open and still. */
export async function inspectPage(open: OpenTab, visit: Visit): Promise<Opinion> {
  const { tab, devtools } = open;
  const { locale, width, alsoAt, alsoInLargeLetters } = visit;
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
  const small = smallerThan(SMALLEST_TARGET);
  const axe = await askAxe(tab);
  const widths = [...new Set([width, ...alsoAt])];
  const overflows = await overflowsAt(tab, widths);
  const ofLongNames = await overflowsOfLongNames(tab, widths);
  return {
    findings: [
      ...wrongDocument,
      ...small.map((target) => `target too small: ${sizeOf(target)}`),
      ...(await findNamelessElements(devtools)),
      ...axe.findings,
      // Last, because they leave the window at another size.
      ...overflows,
      ...ofLongNames,
      ...(alsoInLargeLetters ? await overflowsInLargeLetters(open) : []),
    ],
    remarks: [
      ...smallerThan(WISHED_TARGET)
        .filter((target) => !small.includes(target))
        .map((target) => `${sizeOf(target)}, and the design wishes ${WISHED_TARGET}`),
      ...axe.remarks,
    ],
  };
}
