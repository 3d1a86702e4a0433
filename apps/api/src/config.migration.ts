import { z } from 'zod';

const Environment = z.object({
  DATABASE_URL: z.string().min(1),
  /** Blank where the product connects as the owner of the tables. */
  APPLICATION_ROLE: z.string().optional(),
  /** Blank where somebody else makes that role. */
  APPLICATION_PASSWORD: z.string().optional(),
});

/** A migration needs the database and nothing else: it runs before there is anything to configure. */
export const readMigrationConfig = () => Environment.parse(process.env);
