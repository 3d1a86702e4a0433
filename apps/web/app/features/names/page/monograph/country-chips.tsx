import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesSample } from './series-mark.tsx';

/** Curves that are seen at first. */
const SEEN = 3;

/** Chooses the curves without a script: the styles show what is ticked, and offer no fifth. */
export function CountryChips({ places }: { places: readonly string[] }) {
  const { t } = useTranslation('name-monograph');
  const id = useId();
  return (
    <fieldset className="births-chips mb-3">
      <legend className="sr-only">{t('births.countries')}</legend>
      {places.map((place, index) => (
        <Fragment key={place}>
          <input
            type="checkbox"
            id={`${id}-${index}`}
            defaultChecked={index < SEEN}
            autoComplete="off"
            className={`births-choice births-choice-${index + 1}`}
          />
          <label htmlFor={`${id}-${index}`} className="births-chip">
            <SeriesSample series={index} />
            {place}
          </label>
        </Fragment>
      ))}
    </fieldset>
  );
}
