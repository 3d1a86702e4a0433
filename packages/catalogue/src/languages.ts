/** The languages in which every text of the catalogue exists. */
export const LANGUAGES = ['tr', 'en', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
