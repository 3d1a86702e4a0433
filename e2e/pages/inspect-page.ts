import { AxeBuilder } from '@axe-core/playwright';
import { directionOf } from '@ismi/contract/locales';
import type { Page as Tab } from '@playwright/test';
import { measurePage } from './measure-page.ts';
import { findNamelessElements } from './nameless-elements.ts';
import type { OpenTab } from './open-tab.ts';
import type { Visit } from './visits.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** WCAG 2.5.8, and what our design asks for. */
const SMALLEST_TARGET = 24;
const WISHED_TARGET = 44;
/** Boxes are laid out in fractions of a pixel. */
const ROUNDING = 0.5;

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

export interface Opinion {
  findings: string[];
  /** Worth knowing; nothing turns red. */
  remarks: string[];
}

const sentencesOf = (results: AxeResults['violations']): string[] =>
  results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? help;
      return `axe ${id}: ${target.join(' ')}: ${reason}`;
    }),
  );

async function askAxe(tab: Tab): Promise<Opinion> {
  const axe = new AxeBuilder({ page: tab }).withTags(AXE_TAGS);
  // In its other mode it opens an empty tab each time, for frames of other origins, and takes twice as long. We have none.
  axe.setLegacyMode();
  const { violations, incomplete } = await axe.analyze();
  return { findings: sentencesOf(violations), remarks: sentencesOf(incomplete) };
}

async function overflowsAt(tab: Tab, widths: readonly number[]): Promise<string[]> {
  const height = tab.viewportSize()?.height ?? 0;
  const findings: string[] = [];
  for (const width of widths) {
    await tab.setViewportSize({ width, height });
    const { overflow } = await tab.evaluate(measurePage);
    if (overflow) findings.push(`${overflow.pixels} px too wide at ${width}: ${overflow.element}`);
  }
  return findings;
}

/** Everything that can be judged of a page that stands open and still. */
export async function inspectPage({ tab, devtools }: OpenTab, visit: Visit): Promise<Opinion> {
  const { locale, width, alsoAt } = visit;
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
  return {
    findings: [
      ...wrongDocument,
      ...small.map((target) => `target too small: ${sizeOf(target)}`),
      ...(await findNamelessElements(devtools)),
      ...axe.findings,
      // Last, because it leaves the window at another size.
      ...(await overflowsAt(tab, [...new Set([width, ...alsoAt])])),
    ],
    remarks: [
      ...smallerThan(WISHED_TARGET)
        .filter((target) => !small.includes(target))
        .map((target) => `${sizeOf(target)}, and the design wishes ${WISHED_TARGET}`),
      ...axe.remarks,
    ],
  };
}
