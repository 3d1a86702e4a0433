import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Where one purpose (demo, dev, …) keeps its databases, mails, secrets and logs; git does not see it. */
export const dataDirOf = (purpose: string): string => join(REPOSITORY, '.data', purpose);
