/**
 * Names that pages show unasked, as examples or decoration: the cards of the home page, the panel beside forms. Nothing about them
 * may put off: a test holds them against the catalogue's rule. Free of zod.
 */
export const FEATURED_NAMES = { cards: ['yusuf', 'safa', 'zaynab'], panel: 'yahya' } as const;
