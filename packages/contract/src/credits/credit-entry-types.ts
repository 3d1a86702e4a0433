/** Types of credit movements and their direction: to the user, from the user, or either. Free of zod. */
export const CREDIT_DIRECTIONS = {
  welcome: 'in',
  purchase: 'in',
  /** Refunded credits of a spend; never money. */
  refund: 'in',
  usage: 'out',
  islamic_analysis: 'out',
  ai_suggestion: 'out',
  mail_consulting: 'out',
  instagram_consulting: 'out',
  /** The credits of a refunded purchase. */
  purchase_reversal: 'out',
  admin_adjustment: 'either',
} as const;

export type CreditEntryType = keyof typeof CREDIT_DIRECTIONS;

type TypeThatGoes<Way> = {
  [T in CreditEntryType]: (typeof CREDIT_DIRECTIONS)[T] extends Way ? T : never;
}[CreditEntryType];
export type CreditGrantType = TypeThatGoes<'in' | 'either'>;
export type CreditSpendType = TypeThatGoes<'out' | 'either'>;

// Object.keys loses the literal types.
export const CREDIT_ENTRY_TYPES = Object.keys(CREDIT_DIRECTIONS) as [
  CreditEntryType,
  ...CreditEntryType[],
];
