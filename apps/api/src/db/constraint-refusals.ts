import type { ErrorCode } from '@ismi/contract';
import pg from 'pg';

/** Constraints that a well-formed request may violate, and the error that the user gets. */
const REFUSALS: Record<string, ErrorCode> = { users_keep_an_administrator: 'LAST_ADMINISTRATOR' };

/** The error for the caller when a constraint was violated; undefined where it is a bug. The ORM wraps the driver's error. */
export function refusalOfConstraint(error: unknown): ErrorCode | undefined {
  if (error instanceof pg.DatabaseError) return REFUSALS[error.constraint ?? ''];
  return error instanceof Error && error.cause !== undefined
    ? refusalOfConstraint(error.cause)
    : undefined;
}
