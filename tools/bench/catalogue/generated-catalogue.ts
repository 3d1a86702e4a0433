import { type Catalogue, type CatalogueName, withVersion } from '@ismi/catalogue';

/** Syllables that make a spelling another one, of about the same length and in the same script. */
const LATIN = ['na', 'ri', 'mo', 'le', 'su', 'ta', 'ki', 'do'];
const ARABIC = ['نا', 'ري', 'مو', 'لي', 'سو', 'تا', 'كي', 'دو'];
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function varied(spelling: string, round: number): string {
  const syllables = isArabic(spelling) ? ARABIC : LATIN;
  const middle = Math.ceil(spelling.length / 2);
  const added = syllables[round % syllables.length] ?? '';
  return spelling.slice(0, middle) + added + spelling.slice(middle);
}

/** A record of the same size under another name. */
function variedRecord(record: CatalogueName, round: number, formCount: number): CatalogueName {
  const forms = record.forms.map((form) => ({ ...form, form: varied(form.form, round) }));
  const more = Array.from({ length: Math.max(0, formCount - forms.length) }, (_, index) => ({
    ...record.forms[index % record.forms.length],
    form: varied(varied(record.name, index), round),
    role: 'searchOnly' as const,
  }));
  return {
    ...structuredClone(record),
    id: `${record.id}-${round}`,
    name: varied(record.name, round),
    script: { ...record.script, ar: varied(record.script.ar, round) },
    forms: [...forms, ...(more as typeof forms)],
    see: [],
  };
}

/** A catalogue of that many names and spellings: the real ones, then variations of them. */
export function generateCatalogue(
  { version: _, ...real }: Catalogue,
  count: number,
  spellings: number,
): Catalogue {
  const each = Math.ceil(spellings / count);
  const names = [...real.names];
  for (let round = 1; names.length < count; round += 1) {
    const missing = count - names.length;
    names.push(...real.names.slice(0, missing).map((record) => variedRecord(record, round, each)));
  }
  return withVersion({ ...real, names });
}
