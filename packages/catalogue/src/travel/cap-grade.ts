import { concernsSpelling } from '../matching/concerns-spelling.ts';
import { TRAVEL_GRADES, type TravelGrade } from './grade.ts';

interface Caution {
  in: string;
  severity: string;
  spellings?: readonly string[] | undefined;
}

/** The best grade that a caution of this severity allows; a curious one changes nothing. */
const bestOf = (severity: string, grade: TravelGrade): TravelGrade => {
  if (severity === 'severe') return 'often';
  if (severity !== 'mild') return grade;
  // Nobody has to explain a name that everybody there knows, although it may be teased.
  return grade === 'familiar' ? 'easy' : 'once';
};

const rank = (grade: TravelGrade) => TRAVEL_GRADES.indexOf(grade);

/** A name that means or recalls something there has to be explained, however easily it is read. */
export const capGrade = (
  grade: TravelGrade,
  cautions: readonly Caution[],
  { language, spelling }: { language: string; spelling: string },
): TravelGrade =>
  cautions
    .filter((caution) => caution.in === language && concernsSpelling(caution, spelling))
    .map(({ severity }) => bestOf(severity, grade))
    .reduce((worst, best) => (rank(best) > rank(worst) ? best : worst), grade);
