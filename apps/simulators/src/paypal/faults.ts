import { z } from 'zod';

const OPERATIONS = [
  'token',
  'create_order',
  'get_order',
  'capture_order',
  'get_capture',
  'refund_capture',
  'get_refund',
  'get_dispute',
  'list_transactions',
  'get_certificate',
] as const;
export type Operation = (typeof OPERATIONS)[number];

const EFFECTS = [
  // Request or response is lost: before or after the work.
  'timeout_before',
  'timeout_after',
  '500_before',
  '500_after',
  'reset_before',
  'reset_after',
  'reset_mid_body',
  'malformed_json',
  'slow',
  // Rejected before any work.
  '401',
  '403',
  '429',
  'issue',
  // Done, but with a bad result.
  'capture_pending',
  'capture_declined',
  'capture_wrong_amount',
  'capture_wrong_currency',
  'refund_pending',
  'refund_failed',
  // Only for certificates.
  'redirect',
  'huge',
] as const;

/** Which calls fail, how, and how often. */
export const Fault = z.strictObject({
  operation: z.enum(OPERATIONS).optional(),
  /** The order, capture or refund of the call. */
  id: z.string().optional(),
  effect: z.enum(EFFECTS),
  times: z.int().min(1).default(1),
  /** With `issue`: the issue and its status. */
  issue: z.string().optional(),
  status: z.int().min(400).max(499).default(422),
  /** With `429`. */
  retryAfterSeconds: z.int().optional(),
  /** With `slow`. */
  milliseconds: z.int().min(0).default(1_000),
  /** With `redirect`. */
  location: z.string().optional(),
});
export type Fault = z.infer<typeof Fault>;

export interface Faults {
  add(fault: Fault): void;
  /** Takes the first fault that matches and counts one use of it. */
  take(operation: Operation, id: string | undefined): Fault | undefined;
  waiting(): Fault[];
  clear(): void;
}

export function makeFaults(): Faults {
  let queue: Fault[] = [];
  return {
    add: (fault) => void queue.push({ ...fault }),
    take(operation, id) {
      const found = queue.find(
        (fault) =>
          (fault.operation ?? operation) === operation &&
          (fault.id === undefined || fault.id === id),
      );
      if (!found) return undefined;
      found.times -= 1;
      queue = queue.filter(({ times }) => times > 0);
      return found;
    },
    waiting: () => queue,
    clear() {
      queue = [];
    },
  };
}
