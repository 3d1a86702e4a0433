import { drawSample, parseCatalogue, printRecord, readCatalogueFiles } from '@ismi/catalogue';

/** npm run catalogue:sample -- N SEED: N random records, the same for the same seed. */
const [count = Number.NaN, seed = Number.NaN] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed))
  throw new Error('usage: npm run catalogue:sample -- 10 42');

const { names } = parseCatalogue(readCatalogueFiles()).catalogue;
const drawn = drawSample(names, count, seed);
for (const record of drawn) process.stdout.write(printRecord(record));
process.stdout.write(
  `${JSON.stringify({ seed, of: names.length, ids: drawn.map(({ id }) => id) })}\n`,
);
