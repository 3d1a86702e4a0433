import { join } from 'node:path';
import { type PictureFormat, picturePath } from '@ismi/contract';
import { reportProof } from '../prove/report.ts';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { type Call, closeConnections, send } from './http-load.ts';

/**
 * Whether rendering pictures delays other responses: the same small request from a few clients, alternating between an idle
 * server and one that renders uncached pictures without a pause. Then the same picture twice, the second time from the
 * cache. `--short` measures less often.
 */
const SHORT = process.argv.includes('--short');
const ROUNDS = SHORT ? 5 : 15;
const ROUND_MS = SHORT ? 1_500 : 2_500;
const CLIENTS = 4;
const PAUSE_MS = 10;

const quantile = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: readonly number[]): number => quantile(0.5, values);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

async function timed(call: Call): Promise<number> {
  const begin = performance.now();
  await send(call);
  return performance.now() - begin;
}

const get = (url: string): Call => ({ url, method: 'GET', headers: {} });

/** Response times during one round. */
async function answerTimes(question: Call): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ROUND_MS;
  const ask = async () => {
    while (performance.now() < end) {
      times.push(await timed(question));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, ask));
  return times;
}

/** Requests uncached pictures, two at a time, so that the renderer is always busy. */
function renderContinuously(next: () => Call) {
  const times: number[] = [];
  let isRunning = true;
  const ask = async () => {
    while (isRunning) times.push(await timed(next()));
  };
  const asking = Promise.all([ask(), ask()]);
  return async () => {
    isRunning = false;
    await asking;
    return times;
  };
}

/** Every picture of some names, each once. */
function* uncachedPictures(api: string, slugs: readonly string[]): Generator<Call> {
  const formats: PictureFormat[] = ['4x5', '1x1', '9x16'];
  for (const glaze of ['firuze', 'gece', 'nar', 'ayva', 'adacayi', 'kayisi', 'sut'] as const) {
    for (const nameId of slugs) {
      for (const format of formats) {
        for (const locale of ['tr', 'ar'] as const) {
          yield get(api + picturePath({ nameId, mark: '0', locale }, format, glaze));
        }
      }
    }
  }
}

const dir = await makeThrowawayDir('bench-pictures');
const stack = await startStack({
  dataDir: join(dir.path, 'data'),
  instances: { api: 1, worker: 0, web: 0 },
  logDir: join(dir.path, 'logs'),
  env: { every: { RATE_LIMIT_SCALE: '1000000' } },
});
try {
  const { api } = stack.urls;
  const question = get(`${api}/api/names/pages/yusuf?language=de`);
  const slugs = ['maryam', 'yusuf', 'ibrahim', 'yahya', 'zaynab', 'abdurrahman', 'sumayya', 'umar'];
  const uncached = uncachedPictures(api, slugs);
  const nextUncached = (): Call => {
    const { value, done } = uncached.next();
    if (done) throw new Error('every picture has been rendered: add more names');
    return value;
  };
  await answerTimes(question);
  const painted: number[] = [];
  const rounds: { alone: number[]; beside: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await answerTimes(question);
    const stop = renderContinuously(nextUncached);
    const beside = await answerTimes(question);
    painted.push(...(await stop()));
    rounds.push({ alone, beside });
  }
  const again = get(api + picturePath({ nameId: 'adam', mark: '0', locale: 'de' }, 'og'));
  const firstMs = await timed(again);
  const againMs = median(await Promise.all(Array.from({ length: 20 }, () => timed(again))));
  // Round by round, so that other load on the machine affects both sides.
  const ratioAt = (share: number) =>
    median(rounds.map(({ alone, beside }) => quantile(share, beside) / quantile(share, alone)));
  const figures = {
    answersAloneMs: median(rounds.map(({ alone }) => median(alone))),
    answersBesidePaintingMs: median(rounds.map(({ beside }) => median(beside))),
    ratio: ratioAt(0.5),
    ratioP95: ratioAt(0.95),
    paintings: painted.length,
    paintingMs: median(painted) / 2,
    firstMs,
    againMs,
    againRatio: againMs / firstMs,
  };
  reportProof(
    'bench:pictures',
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
    {
      'an answer takes at most 1.5 times as long beside painting': figures.ratio <= 1.5,
      'one in twenty takes at most 3 times as long': figures.ratioP95 <= 3,
      'a picture that has been painted is not painted again': figures.againRatio <= 0.5,
    },
  );
} finally {
  closeConnections();
  await stack.stop();
  await dir.remove();
}
