import { z } from 'zod';
import { NAME_PARTS } from '../credits/pricing.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

// Object.keys loses the literal types.
const CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** An error on the wire. Details not named here do not leave the server. */
export const Refusal = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(CODES),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), rule: z.string() })).optional(),
    retry_after: z.int().optional(),
    required_credits: z.int().optional(),
    current_credits: z.int().optional(),
    /** The parts of a name that must be paid for: the rest is already paid. */
    due: z.array(z.enum(NAME_PARTS)).optional(),
    affected_appointments: z.int().optional(),
    total_refund_credits: z.int().optional(),
    canResend: z.boolean().optional(),
    email: z.string().optional(),
    /** Catalogue names that may be meant. */
    name_ids: z.array(z.string()).optional(),
    request_id: z.string().optional(),
  }),
});
export type RefusalDetails = Omit<z.infer<typeof Refusal>['error'], 'code' | 'message'>;

export const envelopeOf = <S extends z.ZodType>(data: S) =>
  z.object({ success: z.literal(true), data });
