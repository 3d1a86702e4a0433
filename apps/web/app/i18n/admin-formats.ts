/** Numeric dates use the Turkish format in every language of the administrators' area; month names are in that language. */
const DATES = 'tr-TR';

const formatDate = (moment: string, format: Intl.DateTimeFormatOptions): string | undefined => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat(DATES, format).format(date);
};

/** "14.11.2026"; undefined for an invalid date. */
export const formatAdminDay = (moment: string): string | undefined =>
  formatDate(moment, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** "15:42" */
export const formatAdminTime = (moment: string): string | undefined =>
  formatDate(moment, { hour: '2-digit', minute: '2-digit' });
