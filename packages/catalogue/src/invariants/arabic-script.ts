import { type Finding, finding } from '../finding.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { FOREIGN_LETTERS, stripMarks } from '../text/arabic.ts';
import { areSameConsonants, consonantsOfArabic, consonantsOfTranslit } from '../text/consonants.ts';

const ARABIC_WORD = /^[\u0621-\u063a\u0641-\u064a\u0671]+( [\u0621-\u063a\u0641-\u064a\u0671]+)*$/u;

function checkWord(id: string, what: string, ar: string, translit: string | null): Finding[] {
  const faults: Finding[] = [];
  if (!ARABIC_WORD.test(stripMarks(ar)))
    faults.push(finding(5, id, `${what} ${ar} is more than Arabic letters and their marks`));
  if (translit !== null && !areSameConsonants(ar, translit))
    faults.push(
      finding(
        5,
        id,
        `${what} ${ar} has the consonants ${consonantsOfArabic(ar)}, ${translit} has ${consonantsOfTranslit(translit)}`,
      ),
    );
  return faults;
}

const arabicTexts = (record: NameRecord): string[] => [
  record.meaning.ar,
  record.description.ar,
  record.origin.text.ar,
  ...(record.islamic.reason ? [record.islamic.reason.ar] : []),
  ...record.cautions.map(({ gloss }) => gloss.ar),
  ...(record.otherWords ?? []).map(({ gloss }) => gloss.ar),
];

/** Invariant 5: the Arabic word, its letters and its transliteration agree; no letter of another alphabet among them. */
export function checkArabicScript(record: NameRecord): Finding[] {
  const { id, script, otherWords = [] } = record;
  const faults = [
    ...checkWord(id, 'script.ar', script.ar, script.arKind === 'native' ? script.translit : null),
    ...otherWords.flatMap(({ ar, translit }) => checkWord(id, 'otherWords', ar, translit)),
  ];
  if (script.arKind === 'native' && script.translit === null)
    faults.push(finding(5, id, 'is native Arabic and has no transliteration'));
  for (const text of [script.ar, ...arabicTexts(record)])
    if (FOREIGN_LETTERS.test(text))
      faults.push(finding(5, id, `has a Persian or Urdu letter in Arabic: «${text}»`));
  return faults;
}
