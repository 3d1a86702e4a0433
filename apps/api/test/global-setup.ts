import type { TestProject } from 'vitest/node';
import { chooseTestPostgres } from '../../../tools/stack/test-services.ts';
import { migrate } from '../src/db/migrate.ts';
import { installQueues } from '../src/jobs/queue.ts';
import { ensureTemplate, fingerprintOf } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

const MIGRATIONS = new URL('../src/db/migrations/', import.meta.url);
const QUEUES = new URL('../src/jobs/', import.meta.url);

/** One template database per schema; every test file works on its own copy. */
export default async function setup(project: TestProject) {
  const server = await chooseTestPostgres(process.env.TEST_DATABASE_URL);
  project.provide('databaseServer', server.url);
  const templateDatabase = await ensureTemplate(server.url, {
    name: `ismi_template_${fingerprintOf(MIGRATIONS, QUEUES)}`,
    fill: async (url) => {
      await migrate(url);
      await installQueues(url);
    },
  });
  project.provide('templateDatabase', templateDatabase);
  return server.dispose;
}
