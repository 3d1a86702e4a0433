import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { envelopeOf, readDsn } from './envelope.ts';
import type { ErrorReport, ErrorReports } from './port.ts';

const PATIENCE_MS = 3_000;
/** The same error is reported once a minute: repeats add nothing. */
const QUIET_MS = 60_000;
const REMEMBERED = 200;
const UNDER_WAY = 10;

const nameOf = ({ from, type, doing, frames }: ErrorReport): string =>
  [from, type, doing, frames[0]?.file, frames[0]?.line].join(' ');

/** Sends envelopes to any server with Sentry's protocol. */
export function sentryReports(dsn: string, clock: Clock): ErrorReports {
  const { key, address } = readDsn(dsn);
  const toldAt = new Map<string, number>();
  const underWay = new Set<Promise<void>>();

  const isNews = (report: ErrorReport, now: number): boolean => {
    const name = nameOf(report);
    if (now - (toldAt.get(name) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return false;
    if (toldAt.size >= REMEMBERED) toldAt.clear();
    toldAt.set(name, now);
    return true;
  };

  const send = async (report: ErrorReport, now: Date): Promise<void> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=ismi/1.0, sentry_key=${key}`,
      },
      body: envelopeOf(report, newId(), now),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
  };

  return {
    report(report) {
      const now = clock.now();
      if (underWay.size >= UNDER_WAY || !isNews(report, now.getTime())) return;
      // A failure to report an error is not reported again: the error is in the log.
      const sending = send(report, now)
        .catch(() => {})
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      await Promise.all(underWay);
    },
  };
}
