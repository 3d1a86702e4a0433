import { existsSync, readFileSync } from 'node:fs';
import { loadCatalogue, type NameRecord } from '@ismi/catalogue';
import { foldedForm, isArabicScript, strictForm } from '@ismi/catalogue/matching/fold';
import { nameFormsOf } from '@ismi/catalogue/matching/name-forms';
import type { NameForms } from '@ismi/catalogue/matching/name-index';

/** The catalogue of this checkout. */
export const namesOfCatalogue = (): NameForms[] =>
  loadCatalogue().names.map((name) => nameFormsOf(name, name.computed.popularity.score));

interface TopName {
  readonly spellings: readonly string[];
  readonly popularity: number;
  readonly gender: NameForms['gender'];
}

const GENDERS: Readonly<Record<string, NameForms['gender']>> = { m: 'boy', f: 'girl' };

/** Frequent names of the reference tables, with the spellings seen for them; empty without the tables. */
export function readTopNames(path: string): TopName[] {
  if (!existsSync(path)) return [];
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
    return {
      spellings: [cell('name'), ...cell('spellings_seen').split('; '), cell('arabic')].filter(
        Boolean,
      ),
      popularity: Number(cell('popularity_score')),
      gender: GENDERS[cell('gender_guess')] ?? 'unisex',
    };
  });
}

/** Drafts that are not in the catalogue yet, one record per line; their popularity is from the reference tables. */
export function namesOfDrafts(path: string, topNames: readonly TopName[]): NameForms[] {
  const popularityOf = new Map(
    topNames
      .toReversed()
      .flatMap(({ spellings, popularity }) =>
        spellings.map((spelling) => [strictForm(spelling), popularity] as const),
      ),
  );
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    // Drafts are assumed to be valid: another command validates them.
    const record = JSON.parse(line) as NameRecord;
    return nameFormsOf(record, popularityOf.get(strictForm(record.name)) ?? 0);
  });
}

const arabicOf = (spellings: readonly string[]): string[] =>
  spellings.filter(isArabicScript).map(foldedForm);

/**
 * The catalogue extended to this many names: adds the most frequent missing ones. The lists count Zahide and Zahida as two;
 * names with the same Arabic spelling and gender become one, as in ours.
 */
export function grownTo(
  size: number,
  names: readonly NameForms[],
  topNames: readonly TopName[],
): NameForms[] {
  const taken = new Set(names.flatMap(({ forms }) => forms.map(({ form }) => strictForm(form))));
  const grown = new Map(names.map((name) => [name.nameId, name]));
  const idByArabic = new Map<string, string>();
  const remember = ({ nameId, gender, forms }: NameForms): void => {
    for (const arabic of arabicOf(forms.map(({ form }) => form)))
      idByArabic.set(`${gender} ${arabic}`, nameId);
  };
  for (const name of names) remember(name);
  for (const { spellings, popularity, gender } of topNames) {
    const free = spellings.filter((spelling) => !taken.has(strictForm(spelling)));
    const added = free.map((form) => ({ form, role: 'accepted' as const }));
    const [arabic] = arabicOf(spellings).flatMap(
      (form) => idByArabic.get(`${gender} ${form}`) ?? [],
    );
    const known = arabic ? grown.get(arabic) : undefined;
    if (!known && (free[0] !== spellings[0] || grown.size >= size)) continue;
    const name = known
      ? { ...known, forms: [...known.forms, ...added] }
      : { nameId: `grown-${spellings[0]}`, forms: added, popularity, gender };
    for (const spelling of free) taken.add(strictForm(spelling));
    grown.set(name.nameId, name);
    remember(name);
  }
  return [...grown.values()];
}
