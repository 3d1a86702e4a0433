import { readFileSync } from 'node:fs';
import { loadCatalogue, readArtefact } from '@ismi/catalogue';
import { readMigrationConfig } from '../config.migration.ts';
import { openDatabase } from '../db/client.ts';
import { importCatalogue } from '../features/names/import.service.ts';
import { systemClock } from '../lib/clock.ts';
import { makeLog } from '../lib/log.ts';

/**
 * `npm run catalogue:import [-- artefact.json]` imports a built catalogue, or the one of this release, into the database in
 * DATABASE_URL. Safe to repeat; no deploy is needed.
 */
const [artefact] = process.argv.slice(2);
const catalogue = artefact ? readArtefact(readFileSync(artefact, 'utf8')) : loadCatalogue();
const { db, close } = openDatabase(
  readMigrationConfig().DATABASE_URL,
  1,
  makeLog('warn', 'import'),
);
const outcome = await importCatalogue({ db, clock: systemClock }, catalogue);
await close();
const { version, names } = catalogue;
console.log(JSON.stringify({ import: 'catalogue', version, names: names.length, outcome }));
