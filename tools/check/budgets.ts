import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@ismi/contract/locales';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { buildBareApp } from './bare-app.ts';
import { type Budgets, judgeBudgets } from './budget-rules.ts';
import { preloadedScripts, scriptBytes } from './first-load.ts';
import { report } from './report.ts';
import { visitPages } from './visit-pages.ts';

/** First-load JavaScript of a public page, as a multiple of React and React Router alone. */
const RATIO_LIMIT = 1.5;
const BUDGETS = 'tools/check/budgets.json';
const CLIENT = 'apps/web/build/client';

interface Page {
  id: string;
  path: string;
  audience: string;
  state: string;
}

/** One page in one language, in bytes as they travel. */
interface Weight {
  page: string;
  locale: Locale;
  /** What the HTML asks for at once, and everything until the network is quiet. */
  firstLoad: number;
  settled: number;
  fonts: number;
  images: number;
}

// By path, as a table of data: tools import no app (see import-rules).
const { PAGES } = (await import(pathToFileURL(resolve('apps/web/app/pages.ts')).href)) as {
  PAGES: readonly Page[];
};

async function bytesOf(addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Everything from the built site as it is served: the first scripts by its HTML, the rest as a real browser fetches it. */
async function weighPublicPages(origin: string): Promise<Weight[]> {
  const built = PAGES.filter(({ audience, state }) => audience === 'public' && state === 'built');
  const visits = built.flatMap(({ id, path }) =>
    LOCALES.map((locale) => ({
      page: id,
      locale,
      address: `${origin}/${locale}${path && `/${path}`}`,
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

async function weighOnOwnStack(): Promise<Weight[]> {
  const dataDir = await makeThrowawayDir('budgets');
  const stack = await startStack({
    dataDir: dataDir.path,
    instances: { worker: 0 },
    seed: true,
    logLevel: 'warn',
    logDir: join(dataDir.path, 'logs'),
  });
  try {
    return await weighPublicPages(stack.urls.web);
  } finally {
    await stack.stop();
    await dataDir.remove();
  }
}

/** The heaviest of each page, or of each language. */
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
const weights = await weighOnOwnStack();
const measured: Budgets = {
  firstLoadRatio: heaviest('page', ({ firstLoad }) => timesBare(firstLoad)),
  settledRatio: heaviest('page', ({ settled }) => timesBare(settled)),
  fontBytes: heaviest('locale', ({ fonts }) => fonts),
  imageBytes: heaviest('page', ({ images }) => images),
};

const budgets: Budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'));
const { findings, loose, tightened } = judgeBudgets(measured, budgets);
for (const [page, times] of Object.entries(measured.firstLoadRatio ?? {})) {
  if (times > RATIO_LIMIT)
    findings.push(`${page} loads ${times} × the bare framework at first, more than ${RATIO_LIMIT}`);
}
if (process.argv.includes('--tighten')) {
  writeFileSync(BUDGETS, `${JSON.stringify(tightened, null, 2)}\n`);
} else {
  for (const budget of loose)
    process.stdout.write(`could be tightened (npm run check:budgets -- --tighten): ${budget}\n`);
}
report(findings, { check: 'budgets', compression: 'brotli', bareBytes, ...measured });
