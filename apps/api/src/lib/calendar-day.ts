const FORMATS = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  FORMATS.set(timeZone, format);
  return format;
};

/** The calendar day of a moment in a time zone, as `2026-11-17`. */
export const dayIn = (timeZone: string, moment: Date): string => formatOf(timeZone).format(moment);
