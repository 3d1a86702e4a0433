import { TRAVEL_GRADES, type TravelGrade } from '@ismi/contract/travel-grades';
import { useTranslation } from 'react-i18next';

/** A grade as its word, with one to four marks beside it. */
export function GradeMarks({ grade }: { grade: TravelGrade }) {
  const { t } = useTranslation('name-monograph');
  const marks = TRAVEL_GRADES.length - TRAVEL_GRADES.indexOf(grade);
  return (
    <span className="travel-grade">
      <span aria-hidden="true" className="travel-marks">
        {TRAVEL_GRADES.map((each, index) => (
          <i key={each} className={index < marks ? 'is-full' : undefined} />
        ))}
      </span>
      {t(`travel.grades.${grade}`)}
    </span>
  );
}
