import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

export const databaseAnswers = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
