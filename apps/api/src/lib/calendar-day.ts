const FORMATS = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  FORMATS.set(timeZone, format);
  return format;
};

/** In every time zone, days begin on a quarter of an hour: within a quarter, the day stays the same. */
const QUARTER_MS = 15 * 60_000;
let last = { timeZone: '', quarter: 0, day: '' };

/** The calendar day of a moment in a time zone, as `2026-11-17`. Called with every request, mostly for now. */
export function dayIn(timeZone: string, moment: Date): string {
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  if (last.quarter !== quarter || last.timeZone !== timeZone) {
    last = { timeZone, quarter, day: formatOf(timeZone).format(moment) };
  }
  return last.day;
}
