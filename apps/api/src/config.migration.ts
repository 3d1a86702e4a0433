import { z } from 'zod';

/** A migration needs the database and nothing else: it runs before there is anything to configure. */
export const readMigrationConfig = () =>
  z.object({ DATABASE_URL: z.string().min(1) }).parse(process.env);
