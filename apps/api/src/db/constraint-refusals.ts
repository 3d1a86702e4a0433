import type { ErrorCode } from '@ismi/contract';
import pg from 'pg';

/** Constraints that a person may run into by a wish that is well-formed: what they are told. */
const REFUSALS: Record<string, ErrorCode> = { users_keep_an_administrator: 'LAST_ADMINISTRATOR' };

/** What the database's own refusal means to whoever asked; undefined where it is a bug. The ORM wraps the driver's error. */
export function refusalOfConstraint(error: unknown): ErrorCode | undefined {
  if (error instanceof pg.DatabaseError) return REFUSALS[error.constraint ?? ''];
  return error instanceof Error && error.cause !== undefined
    ? refusalOfConstraint(error.cause)
    : undefined;
}
