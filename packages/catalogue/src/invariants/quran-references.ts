import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { findInQuran } from '../quran/find-word.ts';
import type { NameRecord } from '../schema/name-record.ts';

const wordsOf = ({ script, otherWords = [] }: NameRecord): string[] => [
  script.ar,
  ...otherWords.map(({ ar }) => ar),
];

/** Invariant 8: each cited verse contains exactly the record's word. */
export function checkQuranReferences(record: NameRecord): Finding[] {
  const { id, script, quran } = record;
  const { kind, refs } = quran;
  const verses = new Set(wordsOf(record).flatMap(findInQuran));
  const faults = refs
    .filter((ref) => !verses.has(ref))
    .map((ref) => finding(8, id, `${script.ar} does not stand in ${ref}`));
  if (kind === 'none' && refs.length > 0) faults.push(finding(8, id, 'has verses, but kind none'));
  // A form may be spelled differently in the text: Yasin is two letters there.
  if (kind !== 'none' && kind !== 'form' && refs.length === 0)
    faults.push(finding(8, id, `is ${kind} in the Qur’an, but names no verse`));
  return faults;
}

const PERSONS: ReadonlySet<string> = new Set([
  'prophet',
  'quranPerson',
  'companion',
  'tyrant',
  'angel',
]);

/** Invariant 8, persons: every person in quran-persons.json is among the bearers, and the verses about them exist. */
export function checkQuranPersons({ names, quranPersons }: AuthoredCatalogue): Finding[] {
  const faults = names
    .filter(({ quran }) => quran.kind === 'person')
    .filter(({ bearers }) => !bearers.some(({ kind }) => PERSONS.has(kind)))
    .map(({ id }) => finding(8, id, 'is a person of the Qur’an without a bearer'));
  for (const { record, verses } of quranPersons) {
    const named = names.find(({ id }) => id === record);
    if (!named) continue;
    const found = wordsOf(named).flatMap(findInQuran);
    for (const listed of verses) {
      const [verse = '', times = '1'] = listed.split('x');
      if (found.filter((place) => place === verse).length < Number(times))
        faults.push(
          finding(8, 'quran-persons.json', `${record} does not stand ${times} times in ${verse}`),
        );
    }
  }
  return faults;
}
