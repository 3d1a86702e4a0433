import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The scripts that a page loads first: React Router preloads all of them. */
export function preloadedScripts(html: string): string[] {
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  // A page without preloads would pass every budget.
  if (links.length === 0) throw new Error('the page preloads no script: has the mark-up changed?');
  return [...new Set(links.map(([, href = '']) => href))];
}

/** Pages share most of their scripts, and compression is slow. */
const compressedSizes = new Map<string, number>();

function compressedBytes(file: string): number {
  const known = compressedSizes.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(file)).length;
  compressedSizes.set(file, bytes);
  return bytes;
}

/** Size of built scripts, compressed with Brotli at its highest level, as in the build. */
export const scriptBytes = (clientDir: string, paths: readonly string[]): number =>
  paths
    .map((path) => compressedBytes(join(clientDir, path)))
    .reduce((sum, bytes) => sum + bytes, 0);
