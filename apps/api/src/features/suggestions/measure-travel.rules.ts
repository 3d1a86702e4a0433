import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

export const READERS = ['de', 'en', 'fr', 'tr', 'ar'] as const;
type Reader = (typeof READERS)[number];

/** The grade of the spelling that the family uses; of the headword where the catalogue has none for it. */
export const gradeIn = (
  { record }: PreparedName,
  latin: string,
  reader: Reader,
): string | undefined =>
  (record.computed.travel[latin] ?? record.computed.travel[record.name])?.[reader].grade;

const isTold = (caution: { spellings?: readonly string[] | undefined }, latin: string): boolean =>
  caution.spellings?.includes(latin) ?? true;

/** How the name fares where the child will live and where it was asked to work. */
export function measureTravel(
  name: PreparedName,
  asked: PreparedWishes,
  latin: string,
  note: Measure,
): void {
  const { record } = name;
  for (const reader of READERS) {
    const isAsked = asked.worksIn.has(reader);
    if (!isAsked && !asked.languages.has(reader)) continue;
    const grade = gradeIn(name, latin, reader);
    if (grade === 'often') note(isAsked ? 'askedTravelsOften' : 'travelsOften', 1);
    else if (grade === 'once') note(isAsked ? 'askedTravelsOnce' : 'travelsOnce', 1);
    else if (grade === 'familiar') note(isAsked ? 'askedTravelsFamiliar' : 'travelsFamiliar', 1);
  }
  const cautions = record.cautions.filter(
    (each) =>
      each.severity === 'mild' &&
      (asked.languages.has(each.in) || asked.worksIn.has(each.in)) &&
      isTold(each, latin),
  );
  note('caution', Math.min(2, cautions.length));
  const { gender } = asked.wishes;
  const girls =
    record.computed.girlShares[asked.livingFigures as 'DE'] ?? record.computed.girlShare;
  if (gender === 'unisex' && record.gender === 'unisex') note('forBoth', 1);
  if (gender !== 'unisex' && girls !== null && girls !== undefined)
    note('otherSex', gender === 'boy' ? girls : 1 - girls);
}
