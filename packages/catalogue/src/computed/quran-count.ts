import { countInQuran } from '../quran/find-word.ts';
import type { QuranPerson } from '../schema/companion-files.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** How often a person or a name of God is mentioned; null for everything else. */
export function quranCountOf(record: NameRecord, persons: readonly QuranPerson[]): number | null {
  const { kind } = record.quran;
  if (kind !== 'person' && kind !== 'divineName') return null;
  const listed = persons.find((person) => person.record === record.id);
  return listed
    ? listed.verses.reduce((sum, verse) => sum + Number(verse.split('x')[1] ?? 1), 0)
    : countInQuran(record.script.ar);
}
