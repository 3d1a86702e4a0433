import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The scripts that a page asks for before anything has run: React Router preloads them all, with their imports. */
export function preloadedScripts(html: string): string[] {
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  // A page that preloads nothing would pass every budget.
  if (links.length === 0) throw new Error('the page preloads no script: has the mark-up changed?');
  return [...new Set(links.map(([, href = '']) => href))];
}

/** Pages share most of their scripts, and squeezing one takes a while. */
const squeezed = new Map<string, number>();

function squeezedBytes(file: string): number {
  const known = squeezed.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(file)).length;
  squeezed.set(file, bytes);
  return bytes;
}

/** Built scripts as they travel: each compressed by Brotli at its tightest, as the build does it. */
export const scriptBytes = (clientDir: string, paths: readonly string[]): number =>
  paths.map((path) => squeezedBytes(join(clientDir, path))).reduce((sum, bytes) => sum + bytes, 0);
