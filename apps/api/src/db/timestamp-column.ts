import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column, independent of the database's time zone. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });
