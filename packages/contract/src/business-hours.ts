/** When we answer. Free of zod, so that every page may import it. German time; days as in ISO 8601: Monday is 1. */
export const BUSINESS_TIME_ZONE = 'Europe/Berlin';
export const BUSINESS_HOURS = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6, 7], opens: '10:00', closes: '16:00' },
] as const;
