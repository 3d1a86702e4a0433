/** What moves credits, and which way: to the user, from the user, or either. Free of zod. */
export const CREDIT_DIRECTIONS = {
  welcome: 'in',
  purchase: 'in',
  /** Credits of a spend that come back; money is never meant. */
  refund: 'in',
  usage: 'out',
  islamic_analysis: 'out',
  ai_suggestion: 'out',
  mail_consulting: 'out',
  instagram_consulting: 'out',
  /** The credits of a purchase whose money went back. */
  purchase_reversal: 'out',
  admin_adjustment: 'either',
} as const;

export type CreditEntryType = keyof typeof CREDIT_DIRECTIONS;

type TypeThatGoes<Way> = {
  [T in CreditEntryType]: (typeof CREDIT_DIRECTIONS)[T] extends Way ? T : never;
}[CreditEntryType];
export type CreditGrantType = TypeThatGoes<'in' | 'either'>;
export type CreditSpendType = TypeThatGoes<'out' | 'either'>;

// Object.keys loses the literal types that it was given.
export const CREDIT_ENTRY_TYPES = Object.keys(CREDIT_DIRECTIONS) as [
  CreditEntryType,
  ...CreditEntryType[],
];
