import pg from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a row with the same key exists. The ORM wraps the driver's error. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (error instanceof pg.DatabaseError)
    return error.code === UNIQUE_VIOLATION && error.constraint === constraint;
  return error instanceof Error && error.cause !== undefined
    ? isUniqueViolation(error.cause, constraint)
    : false;
}
