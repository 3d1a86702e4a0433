import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Books } from './books.ts';

const fileIn = (directory: string) => join(directory, 'books.json');

/** Keeps the books over restarts, so that older payments can still be refunded. */
export function saveBooks(books: Books, directory: string | undefined): void {
  if (!directory) return;
  const lists = Object.entries(books).map(([name, entries]) => [name, [...entries.values()]]);
  mkdirSync(directory, { recursive: true });
  writeFileSync(fileIn(directory), JSON.stringify(Object.fromEntries(lists)));
}

export function loadBooks(books: Books, directory: string | undefined): void {
  if (!directory) return;
  try {
    const kept: Record<string, { id: string }[]> = JSON.parse(
      readFileSync(fileIn(directory), 'utf8'),
    );
    for (const [name, map] of Object.entries(books)) {
      for (const entry of kept[name] ?? []) map.set(entry.id, entry);
    }
  } catch {
    // First start, or start after a kill: begin with empty books.
  }
}
