import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../stack/chromium.ts';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { startControlPage } from './control-page.ts';
import { report } from './report.ts';

const RUNS = 5;
const PERFORMANCE = 95;
/** On a busy machine even plain HTML falls below: then this near to it is good enough. */
const BELOW_CONTROL = 3;
const PERFECT = ['accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  speedIndexMs: 'speed-index',
} as const;

interface Run {
  figures: Record<string, number>;
  /** Audits that cost points in a category that has to be perfect. */
  faults: string[];
}

/** One visit of Lighthouse's own telephone, in a browser that knows nothing yet. */
async function audit(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: CHROMIUM.executablePath,
    chromeFlags: ['--headless=new', ...CHROMIUM.args],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    const { categories, audits, runtimeError } = result?.lhr ?? {};
    if (!categories || !audits || runtimeError)
      throw new Error(`Lighthouse could not load ${url}: ${runtimeError?.message}`);
    const scoreOf = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const faults = PERFECT.flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${id}: ${audits[ref.id]?.title}`),
    );
    const scores = ['performance', ...PERFECT].map((id) => [id, scoreOf(id)] as const);
    const times = Object.entries(TIMES).map(
      ([name, id]) => [name, Math.round(audits[id]?.numericValue ?? 0)] as const,
    );
    const cls = Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3));
    // How fast Lighthouse found this machine: under load it is a fraction of what it is at rest, and so are the scores.
    const machine = Math.round(result?.lhr.environment.benchmarkIndex ?? 0);
    return { figures: { ...Object.fromEntries([...scores, ...times]), cls, machine }, faults };
  } finally {
    chrome.kill();
  }
}

function mediansOf(runs: readonly Run[]): Record<string, number> {
  const names = Object.keys(runs[0]?.figures ?? {});
  const median = (name: string) =>
    runs
      .map(({ figures }) => figures[name] ?? 0)
      .sort((a, b) => a - b)
      .at(Math.floor(runs.length / 2)) ?? 0;
  return Object.fromEntries(names.map((name) => [name, median(name)]));
}

const dataDir = await makeThrowawayDir('lighthouse');
const control = await startControlPage();
const stack = await startStack({
  dataDir: dataDir.path,
  instances: { worker: 0 },
  seed: true,
  logLevel: 'warn',
  logDir: join(dataDir.path, 'logs'),
});
const homeRuns: Run[] = [];
const controlRuns: Run[] = [];
try {
  // By turns, so that whatever else this machine does weighs on both.
  while (homeRuns.length < RUNS) {
    homeRuns.push(await audit(`${stack.urls.web}/`));
    controlRuns.push(await audit(control.url));
  }
} finally {
  await stack.stop();
  control.stop();
  await dataDir.remove();
}

const home = mediansOf(homeRuns);
const plain = mediansOf(controlRuns);
const enough = Math.min(PERFORMANCE, (plain.performance ?? 100) - BELOW_CONTROL);
const findings = PERFECT.filter((id) => (home[id] ?? 0) < 100).map((id) => `${id}: ${home[id]}`);
if (findings.length > 0) findings.push(...new Set(homeRuns.flatMap(({ faults }) => faults)));
if ((home.performance ?? 0) < enough)
  findings.push(`performance: ${home.performance}, and at least ${enough} was to be reached`);
report(findings, {
  check: 'lighthouse',
  runs: RUNS,
  home,
  performances: homeRuns.map(({ figures }) => figures.performance),
  control: plain.performance,
});
