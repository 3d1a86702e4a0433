import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CATALOGUE_FOLDER,
  FIGURES_FILE,
  parseCatalogue,
  printFigures,
  readCatalogueFiles,
} from '@ismi/catalogue';
import { figuresFrom } from './figures-from-reference.ts';
import { readReferenceTables, referenceFolder } from './reference-tables.ts';

/** Rewrites figures.tsv: run after adding names or forms. */
const tables = readReferenceTables();
if (!tables)
  throw new Error(
    `figures come from the reference tables, and ${referenceFolder()} does not exist`,
  );
const { names, homographs } = parseCatalogue(readCatalogueFiles()).catalogue;
const figures = figuresFrom(tables, names, homographs);
writeFileSync(join(CATALOGUE_FOLDER, FIGURES_FILE), printFigures(figures));
process.stdout.write(
  `${JSON.stringify({ births: figures.births.length, ranks: figures.ranks.length, names: new Set(figures.births.map(({ id }) => id)).size })}\n`,
);
