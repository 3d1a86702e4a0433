import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  birthFile,
  CATALOGUE_FOLDER,
  companionFile,
  parseCatalogue,
  printRanks,
  printSeries,
  printTotals,
  RANKS,
  readCatalogueFiles,
  TOTALS,
} from '@ismi/catalogue';
import { birthsFrom } from './births-from-reference.ts';
import { readReferenceTables, referenceFolder } from './reference-tables.ts';

/** Rewrites births/: run after adding names or forms, or when a register has a new year. */
const tables = readReferenceTables();
if (!tables)
  throw new Error(`births come from the reference tables, and ${referenceFolder()} does not exist`);
const files = readCatalogueFiles();
const { names, homographs, registers } = parseCatalogue({ ...files, births: {} }).catalogue;
const { series, ranks, totals } = birthsFrom(tables, registers, names, homographs);
const write = (name: string, text: string) =>
  writeFileSync(join(CATALOGUE_FOLDER, birthFile(name)), text);
for (const register of Object.keys(files.births))
  rmSync(join(CATALOGUE_FOLDER, birthFile(register)));
for (const { code, kind } of registers)
  if (kind !== 'ranks')
    write(code, printSeries(series.filter(({ register }) => register === code)));
write(RANKS, printRanks(ranks));
write(TOTALS, printTotals(totals));
process.stdout.write(
  `${JSON.stringify({
    registers: companionFile('registers'),
    series: series.length,
    ranks: ranks.length,
    registerYears: totals.length,
    names: new Set([...series, ...ranks].map(({ id }) => id)).size,
  })}\n`,
);
