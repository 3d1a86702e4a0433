import { expect, test } from 'vitest';
import { passportLine, registryView } from './monograph-registry.rules.ts';

const record = { forms: [], gender: 'boy' } as unknown as Parameters<typeof registryView>[0];
const noteIn = (country: string, spelling: string) =>
  registryView(record, spelling).offices.find((office) => office.country === country)?.note;

test.each([
  ['Yusuf', 'YUSUF'],
  ['Gökçe', 'GOEKCE'],
  ['İsmail', 'ISMAIL'],
  ['Yıldız', 'YILDIZ'],
  ['Ömer-Asaf', 'OEMER<ASAF'],
  ['Kərim', 'KERIM'],
  ['Aïcha', 'AICHA'],
])('%s stands as %s in a passport', (spelling, line) => {
  expect(passportLine(spelling)).toBe(line);
});

test.each([
  ['DE', 'Yusuf', 'de.free'],
  ['DE', 'Gökçe', 'de.signs'],
  ['DE', 'Yıldız', 'de.dotlessI'],
  ['DE', 'Ömer-Asaf', 'de.hyphen'],
  ['TR', 'Yusuf', 'tr.letters'],
  ['TR', 'Qasim', 'tr.foreignLetters'],
  ['TR', 'Wael', 'tr.foreignLetters'],
  ['GB', 'Yusuf', 'gb.free'],
  ['GB', 'Ömer', 'gb.signs'],
  ['FR', 'Aïcha', 'fr.free'],
  ['FR', 'Ayşe', 'fr.signs'],
])('%s, %s: %s', (country, spelling, note) => {
  expect(noteIn(country, spelling)).toBe(note);
});
