import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ASSETS = new URL('../build/client/assets/', import.meta.url);
const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Once at build time with the best compression, instead of at every request. */
for (const name of (await readdir(ASSETS)).filter((file) => COMPRESSIBLE.test(file))) {
  const content = await readFile(new URL(name, ASSETS));
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  await writeFile(new URL(`${name}.br`, ASSETS), brotli);
  await writeFile(new URL(`${name}.gz`, ASSETS), await promisify(gzip)(content, { level: 9 }));
}
