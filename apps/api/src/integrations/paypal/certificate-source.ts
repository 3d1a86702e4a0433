import { BoundedMap } from '../../lib/bounded-map.ts';
import type { Clock } from '../../lib/clock.ts';
import { party } from './client.ts';

const PATIENCE_MS = 5_000;
const MAX_BYTES = 64 * 1024;
/** Long enough to spare PayPal a request per event, short enough to notice what was withdrawn. */
const KEPT_MS = 24 * 3_600_000;
const MAX_KEPT = 20;
const ABSENT_MS = 10 * 60_000;
/** PayPal delivers again after minutes; then its certificates should be there again. */
const FAULT_MS = 30_000;
const MAX_MISSED = 200;
const MINUTE_MS = 60_000;
const UNKNOWN_PER_MINUTE = { network: 10, all: 120 };
const MAX_NETWORKS = 1_000;

const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

/** Whether a certificate may be fetched from there at all; the address comes from whoever has called us. */
export function isCertificateAddress(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  // Compared as a whole: nothing that a parser tidies away, no user, no query, no other port.
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
    throw party('no certificate', error);
  }
}

interface Kept {
  pem: Promise<string | undefined>;
  until: number;
}

export interface CertificateSource {
  /** The PEM that lies there, asked for by a network; undefined when there is none. Throws an OutsideFault when nobody can tell. */
  fetch(address: string, network: string): Promise<string | undefined>;
}

interface Budget {
  left: number;
  until: number;
}

/** What may be asked of PayPal for addresses that have never led anywhere, in a minute: by one network, and by all of them. */
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
    if (own.left <= 0 || all.left <= 0) throw party('too many certificates of unknown names');
    own.left -= 1;
    all.left -= 1;
  };
}

/**
 * One request per address, however many ask and whatever it answers: what was found is kept for a day, that there is nothing
 * for minutes, a fault for seconds. Addresses that have never led anywhere have a small budget for each network that names them,
 * because their names are chosen by the caller; when it is used up nobody can tell, and PayPal delivers again later.
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
      // Who asks meanwhile gets the same answer.
      const asked = { pem, until: Number.POSITIVE_INFINITY };
      missed.set(address, asked);
      await pem.then(
        (text) => {
          asked.until = clock.now().getTime() + (text === undefined ? ABSENT_MS : 0);
          if (text !== undefined) found.set(address, { pem, until: now + KEPT_MS });
        },
        () => {
          asked.until = clock.now().getTime() + FAULT_MS;
        },
      );
      return pem;
    },
  };
}
