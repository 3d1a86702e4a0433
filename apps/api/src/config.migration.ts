import { z } from 'zod';

const Environment = z.object({
  DATABASE_URL: z.string().min(1),
  /** Blank where the product connects as the owner of the tables. */
  APPLICATION_ROLE: z.string().optional(),
  /** Blank where that role is created elsewhere. */
  APPLICATION_PASSWORD: z.string().optional(),
});

/** A migration needs only the database: it runs before anything else is configured. */
export const readMigrationConfig = () => Environment.parse(process.env);
