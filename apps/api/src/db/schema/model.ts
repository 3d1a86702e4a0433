import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';

/** Cost of the language model per day (UTC), across all processes: the daily cap is checked against it. */
export const modelSpending = declared(
  { data: 'technical', owner: null, retention: { days: 400, since: 'day' } },
  pgTable(
    'model_spending',
    {
      day: date('day').primaryKey(),
      calls: integer('calls').notNull(),
      inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
      outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
      /** Millionths of a euro. */
      microEuros: bigint('micro_euros', { mode: 'number' }).notNull(),
    },
    (table) => [
      check('model_spending_only_grows', sql`${table.microEuros} >= 0 and ${table.calls} >= 0`),
    ],
  ),
);
