import { BoundedMap } from '../../lib/bounded-map.ts';
import type { Clock } from '../../lib/clock.ts';
import { payPalFault } from './client.ts';

const PATIENCE_MS = 5_000;
const MAX_BYTES = 64 * 1024;
/** Long enough to avoid a request per event, short enough to notice a revocation. */
const KEPT_MS = 24 * 3_600_000;
const MAX_KEPT = 20;
const ABSENT_MS = 10 * 60_000;
/** PayPal delivers again after minutes; by then its certificates should be available again. */
const FAULT_MS = 30_000;
const MAX_MISSED = 200;
const MINUTE_MS = 60_000;
const UNKNOWN_PER_MINUTE = { network: 10, all: 120 };
const MAX_NETWORKS = 1_000;

const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

/** Whether a certificate may be fetched from there at all; the caller chooses the address. */
export function isCertificateAddress(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  // Compared as a whole: nothing that a parser normalises, no user, no query, no other port.
  return (
    url !== null &&
    origins.some((origin) => address === origin + url.pathname) &&
    PATH.test(url.pathname)
  );
}

async function readAtMost(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) throw new Error('a certificate that is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}

async function download(address: string, patienceMs: number): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await readAtMost(response, MAX_BYTES);
  } catch (error) {
    throw payPalFault('no certificate', error);
  }
}

interface Kept {
  pem: Promise<string | undefined>;
  until: number;
}

export interface CertificateSource {
  /** The PEM at an address, requested by a network; undefined when there is none. Throws an ThirdPartyError when that is uncertain. */
  fetch(address: string, network: string): Promise<string | undefined>;
}

interface Budget {
  left: number;
  until: number;
}

/** Requests to PayPal per minute for addresses that never had a certificate: by one network, and by all of them. */
function unknownBudgets() {
  const networks = new BoundedMap<string, Budget>(MAX_NETWORKS);
  let all: Budget = { left: 0, until: 0 };

  function budgetOf(network: string, now: number): Budget {
    const current = networks.get(network);
    if (current && now < current.until) return current;
    const next = { left: UNKNOWN_PER_MINUTE.network, until: now + MINUTE_MS };
    networks.set(network, next);
    return next;
  }

  return function spend(network: string, now: number): void {
    if (now >= all.until) all = { left: UNKNOWN_PER_MINUTE.all, until: now + MINUTE_MS };
    const own = budgetOf(network, now);
    if (own.left <= 0 || all.left <= 0) throw payPalFault('too many certificates of unknown names');
    own.left -= 1;
    all.left -= 1;
  };
}

/**
 * One request per address, however many callers and whatever the answer: a certificate is cached for a day, its absence for
 * minutes, a failure for seconds. Addresses that never had a certificate have a small budget per network, because the caller
 * chooses their names; when it is used up the result is uncertain, and PayPal delivers again later.
 */
export function certificateSource(clock: Clock, patienceMs = PATIENCE_MS): CertificateSource {
  const found = new BoundedMap<string, Kept>(MAX_KEPT);
  const missed = new BoundedMap<string, Kept>(MAX_MISSED);
  const spendOnUnknown = unknownBudgets();

  return {
    async fetch(address, network) {
      const now = clock.now().getTime();
      const good = found.get(address);
      if (good && now < good.until) return good.pem;
      const earlier = missed.get(address);
      if (earlier && now < earlier.until) return earlier.pem;
      if (!good) spendOnUnknown(network, now);
      const pem = download(address, Math.min(patienceMs, PATIENCE_MS));
      // Concurrent callers get the same answer.
      const entry = { pem, until: Number.POSITIVE_INFINITY };
      missed.set(address, entry);
      await pem.then(
        (text) => {
          entry.until = clock.now().getTime() + (text === undefined ? ABSENT_MS : 0);
          if (text !== undefined) found.set(address, { pem, until: now + KEPT_MS });
        },
        () => {
          entry.until = clock.now().getTime() + FAULT_MS;
        },
      );
      return pem;
    },
  };
}
