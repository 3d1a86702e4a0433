import { type Finding, finding } from '../finding.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { formLanguagesOf } from '../schema/spelling-languages.ts';

/** Languages with a script of their own: a name from there is also written in it. */
const OWN_SCRIPTS = ['fa', 'ur', 'ku'] as const;

const needsScript = ({ origin }: NameRecord) =>
  OWN_SCRIPTS.find((language) => origin.langs[0] === language);
export const hasOwnScript = (record: NameRecord): boolean => needsScript(record) !== undefined;

/** Invariant 19: a Persian, Urdu or Kurdish name stands in its own script. */
export function checkOwnScript(record: NameRecord): Finding[] {
  const language = needsScript(record);
  return language === undefined || record.script[language]
    ? []
    : [finding(19, record.id, `comes from ${language} and is not written in its script`)];
}

/** Invariant 20: a culture has a form in one of its languages; a name for both sexes says where, or is for both everywhere. */
export function checkCultures({
  id,
  cultures,
  forms,
  gender,
  genderByCulture,
}: NameRecord): Finding[] {
  const languages = new Set(forms.flatMap(({ langs }) => langs));
  const sexes = new Set(cultures.map((culture) => genderByCulture?.[culture] ?? gender));
  return [
    ...cultures
      .filter((culture) => !formLanguagesOf(culture).some((language) => languages.has(language)))
      .map((culture) => finding(20, id, `has no form for ${culture}`)),
    ...(gender === 'unisex' && sexes.size === 1 && !sexes.has('unisex')
      ? [finding(20, id, `is for both sexes, but every culture says ${[...sexes].join()}`)]
      : []),
  ];
}

/** How languages write the Arabic letter jim. */
const JIM: Readonly<Record<string, RegExp>> = {
  bs: /dž|đ/i,
  sq: /xh|gj/i,
  az: /c/i,
  tr: /[cjç]/i,
};

/** Whether its Arabic has a jim; Persian has g where Arabic has jim: Nergis. */
export const writesJim = ({ script, origin }: NameRecord): boolean =>
  (script.translit ?? '').toLowerCase().includes('ǧ') && !origin.langs.includes('fa');

/** Invariant 21: a form follows the spelling of its language. */
export function checkSpellings(record: NameRecord): Finding[] {
  const { id, forms } = record;
  if (!writesJim(record)) return [];
  return forms.flatMap(({ form, langs, role }) =>
    langs
      .filter((language) => role === 'preferred' && JIM[language] && !JIM[language].test(form))
      .map((language) => finding(21, id, `${form} is not how ${language} writes ǧ`)),
  );
}
