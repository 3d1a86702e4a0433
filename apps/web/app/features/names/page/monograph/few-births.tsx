import type { CountryBirths } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

/** Below this number a register tells about single families. */
const TOLD_FROM = 5;

/** How many children a year, where a curve would show chance. */
export function useBand() {
  const { t } = useTranslation('name-monograph');
  return ({ least, most }: NonNullable<CountryBirths['band']>): string => {
    if (most < TOLD_FROM) return t('births.few.under');
    return t(least === most ? 'births.few.same' : 'births.few.band', { least, most });
  };
}

/** A range of years, or one year. */
export const yearsBetween = (from: number, until: number): string =>
  from === until ? String(from) : `${from}–${until}`;

/** Countries with too few births for a curve: the smallest and the largest number of a year. */
export function FewBirths({ countries }: { countries: readonly CountryBirths[] }) {
  const { t } = useTranslation('name-monograph');
  const told = useBand();
  return (
    <div className="births-box">
      <h3 className="name-label text-ink">{t('births.few.title')}</h3>
      <dl className="mt-1 grid gap-1.5">
        {countries.map(
          ({ place, band }) =>
            band && (
              <div
                key={place}
                className="flex flex-wrap justify-between gap-x-3 border-line border-t pt-1.5"
              >
                <dt>
                  {place}{' '}
                  <bdi dir="ltr" className="text-ink-3 text-sm">
                    {yearsBetween(band.from, band.until)}
                  </bdi>
                </dt>
                <dd className="font-medium">{told(band)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-2 text-ink-2 text-sm">{t('births.few.text')}</p>
    </div>
  );
}
