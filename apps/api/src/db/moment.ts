import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, the same wherever the database stands. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
