import type { Clock } from '../../lib/clock.ts';
import { party } from './client.ts';

const PATIENCE_MS = 5_000;
const MAX_BYTES = 64 * 1024;
/** Long enough to spare PayPal a request per event, short enough to notice what was withdrawn. */
const KEPT_MS = 24 * 3_600_000;
const MAX_KEPT = 20;

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

export interface CertificateSource {
  /** The PEM that lies there; undefined when there is none. Throws an OutsideFault when nobody can tell. */
  fetch(address: string): Promise<string | undefined>;
}

/** Keeps what it has fetched, and fetches once for many who ask at the same time. */
export function certificateSource(clock: Clock, patienceMs = PATIENCE_MS): CertificateSource {
  const kept = new Map<string, { pem: Promise<string | undefined>; until: number }>();
  return {
    fetch(address) {
      const now = clock.now().getTime();
      const known = kept.get(address);
      if (known && now < known.until) return known.pem;
      const pem = download(address, Math.min(patienceMs, PATIENCE_MS));
      const oldest = kept.keys().next();
      if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value);
      kept.set(address, { pem, until: now + KEPT_MS });
      // Neither a fault nor an absence is worth remembering.
      pem.then(
        (found) => found === undefined && kept.delete(address),
        () => kept.delete(address),
      );
      return pem;
    },
  };
}
