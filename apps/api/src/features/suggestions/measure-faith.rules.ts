import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

const HONOURED: ReadonlySet<string> = new Set([
  'prophet',
  'quranPerson',
  'ahlAlBayt',
  'wifeOfProphet',
  'companion',
  'imam',
]);
const HOUSE: ReadonlySet<string> = new Set(['ahlAlBayt', 'imam']);
/** Kinds of words of the Qur’an that a family means when it asks for a name from it. */
const FROM_THE_QURAN: ReadonlySet<string> = new Set(['person', 'word', 'form']);

/** What the name has to do with faith, and what the family wants of that. */
export function measureFaith(
  { record, traditions }: PreparedName,
  { wishes }: PreparedWishes,
  note: Measure,
): void {
  const kinds = record.bearers.map(({ kind }) => kind);
  const isHonoured = kinds.some((kind) => HONOURED.has(kind));
  const isFromQuran = FROM_THE_QURAN.has(record.quran.kind);
  const isReligious = record.themes.includes('religious');
  if (wishes.faith === 'seek') {
    if (isFromQuran) note('quranSought', 1);
    if (isHonoured) note('bearerSought', 1);
    if (isReligious) note('religiousSought', 1);
  } else {
    const amount =
      (isReligious ? 1 : 0) +
      (record.quran.kind === 'person' || kinds.includes('prophet') ? 0.5 : 0);
    note(wishes.faith === 'avoid' ? 'religiousRefused' : 'religiousUnasked', amount);
  }
  if (record.bearers.length > 0) note('namesake', 1);
  if (record.islamic.verdict === 'conditional') note('conditional', 1);
  if (wishes.quranic && isFromQuran) note('quranAsked', 1);
  const isCompanion = kinds.some((kind) => kind === 'companion' || kind === 'wifeOfProphet');
  if (wishes.companion && isCompanion) note('companionAsked', 1);
  if (wishes.prophet && kinds.includes('prophet')) note('prophetAsked', 1);
  if (wishes.notProphet && kinds.includes('prophet')) note('prophetRefused', 1);
  const isOfHouse = kinds.some((kind) => HOUSE.has(kind)) || traditions.has('shia');
  if (wishes.ahlulbayt && isOfHouse) note('houseAsked', 1);
  if (isOfHouse && (wishes.tradition === 'shia' || wishes.tradition === 'alevi'))
    note('houseSought', 1);
}
