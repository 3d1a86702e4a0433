import { type Finding, finding } from '../finding.ts';
import { foldedForm } from '../matching/fold.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';

const repeated = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Invariant 3: at most one preferred form per language, and the headword is one of the forms. */
export function checkPreferredForms({ id, name, forms }: NameRecord): Finding[] {
  const preferred = forms.filter(({ role }) => role === 'preferred').flatMap(({ langs }) => langs);
  return [
    ...repeated(preferred).map((lang) => finding(3, id, `has two preferred forms in ${lang}`)),
    ...(forms.some(({ form }) => form === name)
      ? []
      : [finding(3, id, `its name ${name} is none of its forms`)]),
  ];
}

/** Invariant 4, within a record: no form twice. İ and I are two spellings, so case is folded by Unicode rules. */
export function checkRepeatedForms({ id, forms }: NameRecord): Finding[] {
  const folded = forms.map(({ form }) => form.normalize('NFC').toLowerCase());
  return repeated(folded).map((form) => finding(4, id, `has the form ${form} twice`));
}

/** Invariant 23: the spellings of a caution are forms of the record. */
export function checkCautionSpellings({ id, forms, cautions }: NameRecord): Finding[] {
  const known = new Set(forms.map(({ form }) => form));
  return cautions
    .flatMap(({ spellings = [] }) => spellings)
    .filter((spelling) => !known.has(spelling))
    .map((spelling) => finding(23, id, `${spelling} has a caution and is none of its forms`));
}

/** Which records claim which folded form. */
export function claimsOf(names: readonly NameRecord[]): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const { id, forms } of names)
    for (const form of new Set(forms.map(({ form }) => foldedForm(form))))
      claims.set(form, [...(claims.get(form) ?? []), id]);
  return claims;
}

/** Invariant 4, between records: a spelling of several records has an entry in homographs.json for exactly these records. */
export function checkHomographs({ names, homographs }: AuthoredCatalogue): Finding[] {
  const claims = claimsOf(names);
  const listed = new Map(homographs.map(({ form, records }) => [form, records]));
  const missing = [...claims].flatMap(([form, ids]) => {
    if (ids.length < 2) return [];
    const lines = listed.get(form)?.map(({ id }) => id) ?? [];
    return ids
      .filter((id) => !lines.includes(id))
      .map((id) =>
        finding(4, 'homographs.json', `${form} is claimed by ${ids.join(', ')}; ${id} has no line`),
      );
  });
  const needless = homographs.flatMap(({ form, records }) =>
    records
      .filter(({ id }) => !claims.get(form)?.includes(id))
      .map(({ id }) => finding(4, 'homographs.json', `${id} does not claim ${form}`)),
  );
  return [...missing, ...needless];
}
