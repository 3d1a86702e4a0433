/** What may be told of a visit: nothing that leads back to a person. */
export interface PageView {
  /** Whole address of a page of ours, without query. */
  url: string;
  /** The host from which somebody came. */
  referrer: string | null;
  /** Shortened: a neighbourhood, not a door. */
  address: string;
  userAgent: string;
}

/** Whoever counts page views. One that is lost is lost: no page waits for it. */
export interface PageViewCounter {
  count(view: PageView): Promise<'counted' | 'lost'>;
}
