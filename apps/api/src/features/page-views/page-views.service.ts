import type { Deps } from '../../deps.ts';
import { shortenAddress } from '../../lib/shorten-address.ts';

interface Seen {
  path: string;
  referrer?: string | null | undefined;
  address: string;
  userAgent: string;
}

/** Passed on at once and kept nowhere. The visitor's address is shortened before it leaves the house. */
export async function countPageView(
  { pageViews, config, metrics }: Deps,
  { path, referrer, address, userAgent }: Seen,
): Promise<{ counted: boolean }> {
  if (!pageViews) return { counted: false };
  const outcome = await pageViews.count({
    url: config.publicOrigin + path,
    referrer: referrer ?? null,
    address: shortenAddress(address),
    userAgent,
  });
  metrics.pageViews.inc({ outcome });
  return { counted: outcome === 'counted' };
}
