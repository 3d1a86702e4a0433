import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** The folder for databases, mails, secrets and logs of one purpose (demo, dev, …); ignored by git. */
export const dataDirOf = (purpose: string): string => join(REPOSITORY, '.data', purpose);
