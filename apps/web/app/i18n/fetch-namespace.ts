import type { Locale } from '@ismi/contract/locales';
import type { Texts } from './messages.ts';

const MAX_RETRIES = 5;
const FIRST_DELAY_MS = 350;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches a namespace from its hashed address; network failures are retried after 350 ms, 700 ms and so on. */
export async function fetchNamespace(locale: Locale, namespace: string): Promise<Texts> {
  // In its own chunk, which grows with every page; visitors of a single page never fetch it.
  const { NAMESPACE_URLS } = await import('./namespace-urls.ts').catch(() => {
    throw new StaleReleaseError('the addresses of texts');
  });
  const address = NAMESPACE_URLS[`./locales/${locale}/${namespace}.json`];
  if (!address) throw new Error(`there is no namespace ${namespace} in ${locale}`);
  return fetchWithRetries(address);
}

/** The file is gone: a newer release is deployed, and only a reload gets its addresses. */
export class StaleReleaseError extends Error {
  override readonly name = 'StaleRelease';
}

export async function fetchWithRetries(address: string): Promise<Texts> {
  for (let retry = 0; ; retry += 1) {
    try {
      const response = await fetch(address);
      if (response.status === 404) throw new StaleReleaseError(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await response.json();
    } catch (error) {
      if (retry === MAX_RETRIES || error instanceof StaleReleaseError) throw error;
      await pause(FIRST_DELAY_MS * 2 ** retry);
    }
  }
}
