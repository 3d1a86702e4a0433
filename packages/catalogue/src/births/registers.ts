import { z } from 'zod';
import { Texts } from '../schema/texts.ts';

/** The countries whose registers we read. */
export const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'FR', 'GB', 'NO', 'SE', 'TR', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

const YearRange = z.strictObject({ from: z.int(), to: z.int() });

/** registers.json: where figures of births come from. */
export const Register = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}(-[A-Za-z]+)?$/),
  country: z.enum(COUNTRIES),
  /** `residents` counts people by year of birth; `ranks` has an order and no numbers. */
  kind: z.enum(['births', 'residents', 'ranks']),
  name: Texts,
  publisher: z.string().min(1),
  url: z.url(),
  licence: z.strictObject({ name: z.string().min(1), url: z.url() }).nullable(),
  /** A: official statistics under an open licence. B: a permissive licence. Nothing else may ship. */
  licenceClass: z.enum(['A', 'B']),
  /** In the popularity score. */
  weight: z.number().positive(),
  /** Which births it counts. */
  coverage: z.string().min(1),
  /** The years counted by one rule, where the rule changed; null: all. Trends use only these. */
  comparable: YearRange.nullable(),
});
export type Register = z.infer<typeof Register>;
