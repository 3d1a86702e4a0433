import { type Finding, finding } from '../finding.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { isSuggestible } from '../schema/vocabulary.ts';

const hasDuplicates = (values: readonly string[]) => new Set(values).size < values.length;

/** Invariant 7: lists without repeats; a name that must not be suggested has no themes. */
export function checkThemes({
  id,
  themes,
  cultures,
  gender,
  genderByCulture,
  islamic,
}: NameRecord): Finding[] {
  const faults: Finding[] = [];
  if (hasDuplicates(themes)) faults.push(finding(7, id, 'has a theme twice'));
  if (hasDuplicates(cultures)) faults.push(finding(7, id, 'has a culture twice'));
  if (!isSuggestible(islamic.verdict) && themes.length > 0)
    faults.push(finding(7, id, `is ${islamic.verdict} and would be suggested by its themes`));
  const byCulture = Object.keys(genderByCulture ?? {});
  if (byCulture.some((culture) => !cultures.some((own) => own === culture)))
    faults.push(finding(7, id, 'has a gender for a culture that is not among its cultures'));
  if (genderByCulture && gender !== 'unisex')
    faults.push(finding(7, id, `is ${gender} and yet differs by culture`));
  return faults;
}
