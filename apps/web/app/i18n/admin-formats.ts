/** Dates in digits are written as in Turkey, whatever language the administrators' area speaks; months in words are in that language. */
const DATES = 'tr-TR';

const formatDate = (moment: string, format: Intl.DateTimeFormatOptions): string | undefined => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat(DATES, format).format(date);
};

/** "14.11.2026"; undefined for what is no date. */
export const formatAdminDay = (moment: string): string | undefined =>
  formatDate(moment, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** "15:42" */
export const formatAdminTime = (moment: string): string | undefined =>
  formatDate(moment, { hour: '2-digit', minute: '2-digit' });
