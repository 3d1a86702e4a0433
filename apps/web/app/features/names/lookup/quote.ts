import type { LookupRequest, Part } from '../lookup-request.ts';
import { PRICES } from '../prices.ts';
import type { RecentSearch } from '../recent-searches.ts';

/** The maximum price of a lookup, line by line. */
export interface Quote {
  lines: { part: Part; credits: number }[];
  total: number;
}

/** Parts that were paid for on this device: only if the name is certain. */
function paidParts({ nameId, parts }: LookupRequest, recent: readonly RecentSearch[]): Part[] {
  const known = nameId && recent.find((search) => search.nameId === nameId);
  if (!known) return [];
  return parts.filter((part) => (part === 'search' ? known.isSearched : known.isAnalysed));
}

/** The price of these parts. */
export function quoteParts(parts: readonly Part[]): Quote {
  const lines = parts.map((part) => ({ part, credits: PRICES[part] }));
  return { lines, total: lines.reduce((sum, { credits }) => sum + credits, 0) };
}

/** Paid parts are free forever. The server decides; this is what the device knows before the call. */
export function quoteRequest(request: LookupRequest, recent: readonly RecentSearch[]): Quote {
  const paid = paidParts(request, recent);
  return quoteParts(request.parts.filter((part) => !paid.includes(part)));
}
