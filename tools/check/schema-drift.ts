import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';

export interface Schema {
  /** Everything that the schema files export. */
  exports: Record<string, unknown>;
  /** Database table → the file that declares it. */
  fileOf: ReadonlyMap<string, string>;
}

// drizzle-kit's own files.
interface Journal {
  entries: { idx: number; tag: string }[];
}
type Snapshot = Record<string, unknown>;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
/** As read back from a file: without undefined values and without ids. */
const comparable = (snapshot: Snapshot): Snapshot =>
  JSON.parse(JSON.stringify({ ...snapshot, id: undefined, prevId: undefined }));
const isSnapshot = (value: unknown): value is Snapshot =>
  Object(value) === value && !Array.isArray(value);

/** The paths, such as `tables › public.users › columns › email`, where two snapshots differ. */
function differencesOf(before: unknown, after: unknown, way: string[] = []): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  // Below a column, report the difference as a whole.
  if (!isSnapshot(before) || !isSnapshot(after) || way.length >= 4) return [way.join(' › ')];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differencesOf(before[key], after[key], [...way, key]),
  );
}

/**
 * Whether `drizzle-kit generate` would write a migration. Compares snapshots instead of running it: the command writes files
 * and asks questions on a terminal.
 */
export function findMissingMigration(schema: Schema, folder: string): string[] {
  const { entries } = readJson<Journal>(join(folder, 'meta/_journal.json'));
  const last = entries.at(-1);
  if (!last) return [`${folder} has no migration`];
  const findings: string[] = [];

  const tags = new Set(entries.map(({ tag }) => `${tag}.sql`));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files) {
    if (!tags.has(name))
      findings.push(
        `${folder}/${name} is not in meta/_journal.json: drizzle-kit does not know of it`,
      );
  }
  for (const tag of tags) {
    if (!files.includes(tag))
      findings.push(`${folder}/${tag} is in meta/_journal.json, but does not exist`);
  }

  const path = join(folder, `meta/${String(last.idx).padStart(4, '0')}_snapshot.json`);
  if (!existsSync(path))
    return [
      ...findings,
      `${path} is missing: drizzle-kit cannot tell what the last migration left`,
    ];
  const before = comparable(readJson<Snapshot>(path));
  const after = comparable(generateDrizzleJson(schema.exports));
  const differences = differencesOf(before, after).map((way) => {
    const file = schema.fileOf.get(/public\.(\w+)/.exec(way)?.[1] ?? '');
    return `${file ?? folder}: ${way} is not in a migration yet: run drizzle-kit generate`;
  });
  return [...findings, ...differences];
}
