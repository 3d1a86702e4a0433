import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../stack/chromium.ts';
import { startControlPage } from './control-page.ts';
import { report } from './report.ts';
import { watchStealTime } from './steal-time.ts';
import { withBuiltSite } from './with-built-site.ts';

const RUNS = 5;
/** Measured if no path is given: common landing pages. */
const PATHS = ['/', '/de/names/yusuf', '/ar/names/yusuf', '/de/names/gender/girl'];
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const paths = named.length > 0 ? named : PATHS;
const PERFORMANCE = 95;
/** On a slow machine, where even plain HTML scores below, this distance is allowed. */
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
  /** Failed audits of categories that must be perfect. */
  faults: string[];
}

/** Lighthouse's error names for a lost recording, to be retried. */
const LOST = /NO_NAVSTART|NO_TRACING_STARTED/;

async function audit(url: string): Promise<Run> {
  try {
    return await visit(url);
  } catch (error) {
    if (!LOST.test(String(error))) throw error;
    return visit(url);
  }
}

/** One Lighthouse run with its default phone and an empty browser. */
async function visit(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: CHROMIUM.executablePath,
    chromeFlags: ['--headless=new', ...CHROMIUM.args],
  });
  const stolenTime = watchStealTime();
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    const { categories, audits, runtimeError } = result?.lhr ?? {};
    if (!categories || !audits || runtimeError)
      throw new Error(
        `Lighthouse could not load ${url}: ${runtimeError?.code} ${runtimeError?.message}`,
      );
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
    // Lighthouse's benchmark of this machine: low under load, like the scores.
    const machine = Math.round(result?.lhr.environment.benchmarkIndex ?? 0);
    const stolen = stolenTime();
    return {
      figures: { ...Object.fromEntries([...scores, ...times]), cls, machine, stolen },
      faults,
    };
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

const control = await startControlPage();
const runsOf = new Map<string, Run[]>(paths.map((path) => [path, []]));
const controlRuns: Run[] = [];
try {
  await withBuiltSite('lighthouse', async (origin) => {
    // Alternating, so that other load on the machine affects all pages.
    while (controlRuns.length < RUNS) {
      for (const [path, runs] of runsOf) runs.push(await audit(origin + path));
      controlRuns.push(await audit(control.url));
    }
  });
} finally {
  control.stop();
}

const plain = mediansOf(controlRuns);
const enough = Math.min(PERFORMANCE, (plain.performance ?? 100) - BELOW_CONTROL);

function faultsOf(path: string, runs: readonly Run[]): string[] {
  const medians = mediansOf(runs);
  const faults = PERFECT.filter((id) => (medians[id] ?? 0) < 100).map(
    (id) => `${id}: ${medians[id]}`,
  );
  if (faults.length > 0) faults.push(...new Set(runs.flatMap((run) => run.faults)));
  if ((medians.performance ?? 0) < enough)
    faults.push(`performance: ${medians.performance}, and at least ${enough} was to be reached`);
  return faults.map((fault) => `${path} ${fault}`);
}

report(
  [...runsOf].flatMap(([path, runs]) => faultsOf(path, runs)),
  {
    check: 'lighthouse',
    runs: RUNS,
    pages: Object.fromEntries([...runsOf].map(([path, runs]) => [path, mediansOf(runs)])),
    control: plain.performance,
  },
);
