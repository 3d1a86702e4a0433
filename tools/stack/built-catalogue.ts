import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_FOLDER, loadCatalogue, printArtefact } from '@ismi/catalogue';
import { dataDirOf } from './repository.ts';

/** A hash of every file of the package: the data and the code that computes from it. */
function fingerprintOfPackage(): string {
  const hash = createHash('sha256');
  const files = readdirSync(CATALOGUE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/\/(?:node_modules|dist)\/|\.tsbuildinfo$/.test(path))
    .sort();
  for (const path of files)
    hash.update(path.slice(CATALOGUE_FOLDER.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** The built catalogue of this checkout as a file; built once for each state of the package, since that takes seconds. */
export function builtCatalogue(): string {
  const folder = dataDirOf('catalogue');
  const file = join(folder, `${fingerprintOfPackage()}.json`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Renamed when complete: another stack may start at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, printArtefact(loadCatalogue()));
  renameSync(unfinished, file);
  return file;
}
