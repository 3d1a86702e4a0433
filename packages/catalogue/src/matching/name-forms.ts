import type { NameRecord } from '../schema/name-record.ts';
import type { NameForms } from './name-index.ts';

type Written = Pick<
  NameRecord,
  'id' | 'name' | 'gender' | 'cultures' | 'script' | 'otherWords' | 'forms' | 'replacedBy'
>;

const preferred = (form: string) => ({ form, role: 'preferred' as const });
const accepted = (form: string) => ({ form, role: 'accepted' as const });

/**
 * Everything under which a record is to be found. The scholarly transliteration is not: nobody types it, and without its marks
 * it would claim other names' letters. Who looks for a replaced record finds the one in its place.
 */
export function nameFormsOf(record: Written, popularity: number): NameForms {
  const { ar, fa, ur, ku, jawi, tfng, cyrl } = record.script;
  const otherScripts = [fa, ur, ku, jawi, tfng, cyrl].filter((form) => form !== undefined);
  const otherWords = record.otherWords?.map((word) => word.ar) ?? [];
  // Who types عمار is likelier to mean the Arabs' Ammar than the Bosnians' Amar.
  const asArabsWrite = record.cultures.includes('arabWorld') ? preferred : accepted;
  return {
    nameId: record.replacedBy ?? record.id,
    forms: [
      ...record.forms,
      ...[record.name, ...otherScripts].map(preferred),
      asArabsWrite(ar),
      ...otherWords.map(accepted),
    ],
    popularity,
    gender: record.gender,
  };
}
