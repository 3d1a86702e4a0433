/** What may be reported of a visit: nothing that leads back to a person. */
export interface PageView {
  /** Full address of one of our pages, without query. */
  url: string;
  /** The referring host. */
  referrer: string | null;
  /** Shortened: it identifies a neighbourhood, not a household. */
  address: string;
  userAgent: string;
}

/** Page view counting. A lost view is not retried: no page waits for it. */
export interface PageViewCounter {
  count(view: PageView): Promise<'counted' | 'lost'>;
}
