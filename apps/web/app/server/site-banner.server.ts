import { type ResponseOf, switches } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { type LoaderApi, SWITCHES_CACHE_MS } from '../data/loader-api.ts';

/** Pages do not wait longer for it: a late banner is shown on the next page. */
const TIMEOUT_MS = 300;

let last: ResponseOf<typeof switches.read> | undefined;

/** The operator's announcement above every page, if any. While the API does not answer, its last answer is used. */
export async function readBanner(api: LoaderApi, locale: Locale): Promise<string | null> {
  const request = api.load(switches.read, {}, { cacheMs: SWITCHES_CACHE_MS }).then((answer) => {
    last = answer ?? last;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
  await Promise.race([request, timeout]);
  return last?.banner?.[locale] ?? null;
}
