import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@ismi/contract/locales';
import { buildBareApp } from './bare-app.ts';
import { historyOf } from './budget-history.ts';
import { type Budgets, findRaises, judgeBudgets, readBudgets } from './budget-rules.ts';
import { preloadedScripts, scriptBytes } from './first-load.ts';
import { report } from './report.ts';
import { visitPages } from './visit-pages.ts';
import { withBuiltSite } from './with-built-site.ts';

/** First-load JavaScript of a public page, as a multiple of React and React Router alone. */
const RATIO_LIMIT = 1.5;
const BUDGETS = 'tools/check/budgets.json';
const CLIENT = 'apps/web/build/client';

interface Page {
  id: string;
  path: string;
  audience: string;
  example?: Readonly<Record<string, string>>;
}

/** One page in one language, in compressed bytes. */
interface Weight {
  page: string;
  locale: Locale;
  /** What the HTML preloads, and everything until the network is idle. */
  firstLoad: number;
  settled: number;
  fonts: number;
  images: number;
}

// Imported by path, because tools import no app (see import-rules).
const { PAGES } = (await import(pathToFileURL(resolve('apps/web/app/pages.ts')).href)) as {
  PAGES: readonly Page[];
};

async function bytesOf(addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** A path with example values for its parameters. */
const examplePath = ({ path, example = {} }: Page): string =>
  path.replace(/:(\w+)\??/g, (parameter, name: string) => example[name] ?? parameter);

/** For CI: the weight hardly depends on the language, so each page is measured in one, in turn; the first page in all. */
const short = process.argv.includes('--short');
const localesOf = (turn: number): readonly Locale[] =>
  short && turn > 0 ? LOCALES.filter((_, index) => index === turn % LOCALES.length) : LOCALES;

/** Measures the built site: the first scripts by its HTML, the rest as a real browser loads it. */
async function weighPublicPages(origin: string): Promise<Weight[]> {
  const visits = PAGES.filter(({ audience }) => audience === 'public').flatMap((page, turn) =>
    localesOf(turn).map((locale) => ({
      page: page.id,
      locale,
      address: `${origin}/${locale}/${examplePath(page)}`.replace(/\/$/, ''),
    })),
  );
  const fetched = await visitPages(visits.map(({ address }) => address));
  return Promise.all(
    visits.map(async ({ page, locale, address }, index) => {
      const { font = [], image = [], script = [] } = fetched[index] ?? {};
      const html = await (await fetch(address)).text();
      return {
        page,
        locale,
        firstLoad: scriptBytes(CLIENT, preloadedScripts(html)),
        settled: scriptBytes(
          CLIENT,
          script.map((url) => new URL(url).pathname),
        ),
        fonts: await bytesOf(font),
        images: await bytesOf(image),
      };
    }),
  );
}

/** The largest value of each page, or of each language. */
function heaviest(by: 'page' | 'locale', figureOf: (weight: Weight) => number) {
  const figures: Record<string, number> = {};
  for (const weight of weights) {
    figures[weight[by]] = Math.max(figures[weight[by]] ?? 0, figureOf(weight));
  }
  return figures;
}

const bare = buildBareApp();
const bareBytes = scriptBytes(bare.clientDir, preloadedScripts(bare.html));
const timesBare = (bytes: number) => Number((bytes / bareBytes).toFixed(3));
// Analytics is the operator's choice and adds one kilobyte to each page.
const UNCOUNTED = { ANALYTICS_URL: '', ANALYTICS_SITE: '' };
const weights = await withBuiltSite('budgets', weighPublicPages, UNCOUNTED);
const measured: Budgets = {
  firstLoadRatio: heaviest('page', ({ firstLoad }) => timesBare(firstLoad)),
  settledRatio: heaviest('page', ({ settled }) => timesBare(settled)),
  fontBytes: heaviest('locale', ({ fonts }) => fonts),
  imageBytes: heaviest('page', ({ images }) => images),
};

const written = readFileSync(BUDGETS, 'utf8');
const { raised, budgets } = readBudgets(written);
const { findings, loose, tightened } = judgeBudgets(measured, budgets);
const { versions, isWhole } = historyOf(BUDGETS);
if (!isWhole)
  process.stdout.write(
    `notice: the git history is incomplete; ${versions.length} versions are compared\n`,
  );
const steps = [...versions, written].map((text) => readBudgets(text).budgets);
findings.push(...findRaises(steps, raised));
for (const [page, times] of Object.entries(measured.firstLoadRatio ?? {})) {
  if (times > RATIO_LIMIT)
    findings.push(`${page} loads ${times} × the bare framework at first, more than ${RATIO_LIMIT}`);
}
if (process.argv.includes('--tighten')) {
  writeFileSync(BUDGETS, `${JSON.stringify({ ...tightened, raised }, null, 2)}\n`);
} else if (!short) {
  for (const budget of loose)
    process.stdout.write(`could be tightened (npm run check:budgets -- --tighten): ${budget}\n`);
}
report(findings, { check: 'budgets', compression: 'brotli', bareBytes, ...measured });
