import { readMigrationConfig } from '../config.migration.ts';
import { migrate } from '../db/migrate.ts';
import { installQueues } from '../jobs/queue.ts';

const { DATABASE_URL } = readMigrationConfig();
const applied = await migrate(DATABASE_URL);
await installQueues(DATABASE_URL);
console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date');
