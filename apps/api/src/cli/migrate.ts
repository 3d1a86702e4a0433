import { readMigrationConfig } from '../config.migration.ts';
import { grantRights } from '../db/grant-rights.ts';
import { makeRole } from '../db/make-role.ts';
import { migrate } from '../db/migrate.ts';
import { installQueues } from '../jobs/queue.ts';

const { DATABASE_URL, APPLICATION_ROLE, APPLICATION_PASSWORD } = readMigrationConfig();
const applied = await migrate(DATABASE_URL);
await installQueues(DATABASE_URL);
if (APPLICATION_ROLE && APPLICATION_PASSWORD) {
  await makeRole(DATABASE_URL, APPLICATION_ROLE, APPLICATION_PASSWORD);
}
if (APPLICATION_ROLE) await grantRights(DATABASE_URL, APPLICATION_ROLE);
console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date');
