import type { Deps } from '../../deps.ts';
import { shortenAddress } from '../../lib/shorten-address.ts';

interface Seen {
  path: string;
  referrer?: string | null | undefined;
  address: string;
  userAgent: string;
}

/** Forwarded at once and not stored. The visitor's address is shortened before it is sent. */
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
