import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE_FOLDER, companionFile, nameFile, Person, printRecord } from '@ismi/catalogue';

/** Writes files of one JSON object per line, records or people, into the catalogue. Existing ids are replaced. */
const readLines = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));

const fieldOf = (value: unknown, name: string): unknown =>
  Object(value) === value ? Reflect.get(Object(value), name) : undefined;

const objects = process.argv.slice(2).flatMap(readLines);
const isPerson = (value: unknown) => fieldOf(value, 'line') !== undefined;

const people = objects.filter(isPerson).map((person) => Person.parse(person));
if (people.length > 0) {
  const path = join(CATALOGUE_FOLDER, companionFile('people'));
  const known = Person.array().parse(JSON.parse(readFileSync(path, 'utf8')));
  const merged = new Map([...known, ...people].map((person) => [person.id, person]));
  const sorted = [...merged.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

const records = objects.filter((value) => !isPerson(value));
for (const record of records) {
  const id = fieldOf(record, 'id');
  if (typeof id !== 'string') throw new Error('a record has no id');
  const path = join(CATALOGUE_FOLDER, nameFile(id));
  mkdirSync(dirname(path), { recursive: true });
  // Only writes the record in its place and key order; npm run catalogue:report validates it.
  writeFileSync(path, printRecord(record));
}
process.stdout.write(`${JSON.stringify({ records: records.length, people: people.length })}\n`);
