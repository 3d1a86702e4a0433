import type { NameRecord } from '../schema/name-record.ts';
import type { NameForms } from './name-index.ts';

type Written = Pick<
  NameRecord,
  'id' | 'name' | 'gender' | 'cultures' | 'script' | 'otherWords' | 'forms' | 'replacedBy'
>;

const preferred = (form: string) => ({ form, role: 'preferred' as const });
const accepted = (form: string) => ({ form, role: 'accepted' as const });

/**
 * Every form under which a record is found. Not the scholarly transliteration: nobody types it, and without its marks it
 * would match other names. A replaced record leads to its replacement.
 */
export function nameFormsOf(record: Written, popularity: number): NameForms {
  const { ar, fa, ur, ku, jawi, tfng, cyrl } = record.script;
  const otherScripts = [fa, ur, ku, jawi, tfng, cyrl].filter((form) => form !== undefined);
  const otherWords = record.otherWords?.map((word) => word.ar) ?? [];
  // A query of عمار more likely means the Arabic Ammar than the Bosnian Amar.
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
