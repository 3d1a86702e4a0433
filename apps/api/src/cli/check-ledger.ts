import { readMigrationConfig } from '../config.migration.ts';
import { openDatabase } from '../db/client.ts';
import { auditBooks } from '../features/credits/invariants.service.ts';
import { makeLog } from '../lib/log.ts';

/** `npm run check:ledger`: checks the ledger of the database in DATABASE_URL. Only reads. */
const { db, close } = openDatabase(readMigrationConfig().DATABASE_URL, 1, makeLog('warn', 'cli'));
const broken = await auditBooks(db);
await close();
for (const { promise, violations, example } of broken)
  console.error(`broken ${violations} times: ${promise}, for example ${example}`);
const violations = broken.reduce((sum, each) => sum + each.violations, 0);
console.log(JSON.stringify({ check: 'ledger', brokenPromises: broken.length, violations }));
if (broken.length > 0) process.exitCode = 1;
