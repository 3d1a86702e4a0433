import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CATALOGUE_FOLDER,
  type Catalogue,
  loadCatalogue,
  printArtefact,
  readArtefact,
} from '@ismi/catalogue';

/** Writes the catalogue as one file for the import; the same checkout always gives the same bytes. */
const folder = join(CATALOGUE_FOLDER, 'dist');
const path = join(folder, 'catalogue.json');
mkdirSync(folder, { recursive: true });
const catalogue: Catalogue = loadCatalogue();
writeFileSync(path, printArtefact(catalogue));
const { version, names } = readArtefact(readFileSync(path, 'utf8'));
process.stdout.write(
  `${JSON.stringify({ version, names: names.length, file: 'packages/catalogue/dist/catalogue.json' })}\n`,
);
