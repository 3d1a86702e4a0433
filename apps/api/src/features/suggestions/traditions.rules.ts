import type { PreparedName } from './prepared-names.rules.ts';
import type { FamilyTradition } from './typed-wishes.rules.ts';

/** The catalogue's closed list behind rule C2 (traditions.json): honoured by Sunni families, avoided by Shia and Alevi ones. */
const AVOIDED_BY_BOTH: ReadonlySet<string> = new Set([
  'aisha',
  'marwan',
  'muawiya',
  'umar',
  'uthman',
  'yazid',
]);

/** Bearers on the other side of the first schism (Encyclopaedia of Islam, “Shīʿa”). */
const OPPONENTS: ReadonlySet<string> = new Set([
  'abd-al-malik-ibn-marwan',
  'abu-bakr-as-siddiq',
  'aisha-bint-abi-bakr',
  'amr-ibn-al-as',
  'hafsa-bint-umar',
  'hind-bint-utba',
  'khalid-ibn-al-walid',
  'marwan-ibn-al-hakam',
  'muawiya-ibn-abi-sufyan',
  // Talha and Zubayr led the army against Ali at Basra in 656.
  'talha-ibn-ubaydallah',
  'umar-ibn-al-khattab',
  'uthman-ibn-affan',
  'yazid-ibn-muawiya',
  'zubayr-ibn-al-awwam',
]);
/** The sultan whose campaigns against the Kızılbaş Alevi families remember (Encyclopaedia of Islam, “Ḳi̊zi̊l-bāsh”). */
const OPPONENTS_OF_ALEVI: ReadonlySet<string> = new Set(['selim-i']);
const ALSO_AVOIDED_BY_ALEVI: ReadonlySet<string> = new Set(['selim', 'yavuz', 'yavuz-selim']);

const SCHOOL = { shia: 'jafari', alevi: 'alevi' } as const;

/** Whether a family of this tradition would be hurt by being offered the name. It decides, and is never shown. */
export function hurts({ record }: PreparedName, tradition: FamilyTradition | undefined): boolean {
  if (tradition !== 'shia' && tradition !== 'alevi') return false;
  const isAlevi = tradition === 'alevi';
  return (
    AVOIDED_BY_BOTH.has(record.id) ||
    (isAlevi && ALSO_AVOIDED_BY_ALEVI.has(record.id)) ||
    record.bearers.some(({ id }) => OPPONENTS.has(id) || (isAlevi && OPPONENTS_OF_ALEVI.has(id))) ||
    (record.islamic.views ?? []).some(
      (view) =>
        view.tradition === SCHOOL[tradition] &&
        (view.verdict === 'disliked' || view.verdict === 'notAppropriate'),
    )
  );
}
