/** How a name developed in a country; null where its births are too few, or the register too short, to tell. */
export interface History {
  trend: 'rising' | 'steady' | 'falling' | null;
  /** The middle of the three years with the greatest share. */
  peak: number | null;
  /** Given now, against a generation ago. */
  currency: 'now' | 'both' | 'then' | null;
}

/** Years in each of the two windows that a trend compares. */
export const WINDOW = 5;
/** A generation ago: from 39 to 25 years before a register's last year. */
export const GENERATION_AGO = { from: 39, to: 25 };
export const UNKNOWN: History = { trend: null, peak: null, currency: null };
