import type { CountryBirths, NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { BirthsChart } from './births-chart.tsx';
import { BirthsTable } from './births-table.tsx';
import { type Curve, NARROW, WIDE } from './chart-geometry.ts';
import { CountryChips } from './country-chips.tsx';
import { FewBirths, yearsBetween } from './few-births.tsx';
import { isolated } from './isolated.ts';
import { PageSection } from './page-section.tsx';
import { SERIES } from './series-mark.tsx';

type Births = NonNullable<NamePage['monograph']['births']>;

const curveOf = ({ place, first_year, shares, spelling_shares }: CountryBirths): Curve => ({
  place,
  firstYear: first_year,
  shares,
  spellingShares: spelling_shares,
});

function TurkishRank({ rank }: { rank: NonNullable<Births['turkish_rank']> }) {
  const { t } = useTranslation('name-monograph');
  // A year has no thousands separator.
  const [year, bestYear] = [String(rank.year), String(rank.best_year)];
  return (
    <div className="births-box">
      <h3 className="name-label text-ink">{t('births.turkey.title')}</h3>
      <p className="mt-1 font-display text-xl">{t('births.turkey.rank', { ...rank, year })}</p>
      <p className="mt-1 text-ink-2 text-sm">
        {rank.best_year !== rank.year &&
          `${t('births.turkey.best', { rank: rank.best_rank, year: bestYear })} `}
        {t('births.turkey.ranksOnly')}
      </p>
    </div>
  );
}

function Sources({ births, hasTable }: { births: Births; hasTable: boolean }) {
  const { t } = useTranslation('name-monograph');
  return (
    <div className="mt-5 text-ink-3 text-sm">
      <h3 className="font-sans font-semibold text-ink-2">{t('births.sources')}</h3>
      <ul className="mt-1 grid gap-x-6 gap-y-0.5 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {births.countries.map(({ place, publisher, kind, first_year, last }) => (
          <li key={place}>
            {t(kind === 'residents' ? 'births.residents' : 'births.source', {
              place,
              publisher: isolated(publisher),
              years: yearsBetween(first_year, last.year),
              until: String(last.year),
            })}
          </li>
        ))}
        {births.turkish_rank && <li>{t('births.turkishSource')}</li>}
      </ul>
      {hasTable && <p className="mt-1">{t('births.missing')}</p>}
    </div>
  );
}

/** The first curve in words. */
function useFinding({ gender, monograph: { births } }: NamePage): string {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  if (!births?.finding) return '';
  const { place, latest, peak } = births.finding;
  const trend = births.countries.find(({ band }) => band === null)?.trend;
  // A year has no thousands separator.
  const wordsOf = ({ year, one_in }: typeof latest) => ({
    place,
    year: String(year),
    number: formatNumber(locale, one_in),
  });
  return [
    t(`births.latest.${gender}`, wordsOf(latest)),
    trend && t(`births.trend.${trend}`),
    peak && t(`births.peak.${gender}`, wordsOf(peak)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How common the name is: the finding as a sentence, curves, the same as a table, and whose figures they are. */
export function BirthsSection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const { births } = page.monograph;
  const finding = useFinding(page);
  if (!births) {
    return (
      <PageSection id="births" title={t('births.title')}>
        <p className="mt-3 max-w-[60ch] text-ink-2 text-lg">{t('births.none')}</p>
      </PageSection>
    );
  }
  const withCurve = births.countries.filter(({ band }) => band === null).slice(0, SERIES);
  const few = births.countries.filter(({ band }) => band !== null);
  const curves = withCurve.map(curveOf);
  const unit = t(`births.unit.${page.gender}`);
  return (
    <PageSection id="births" title={t('births.title')}>
      {finding && <p className="mt-2 max-w-[60ch] text-ink-2 text-lg">{finding}</p>}
      {curves.length > 0 && (
        <div className="births mt-5">
          {curves.length > 1 && <CountryChips places={curves.map(({ place }) => place)} />}
          <div className="card px-3 py-4">
            <p className="px-1 text-ink-3 text-sm">{unit}</p>
            <BirthsChart curves={curves} size={WIDE} label={finding} className="max-md:hidden" />
            <BirthsChart curves={curves} size={NARROW} label={finding} className="md:hidden" />
            {curves.some(({ spellingShares }) => spellingShares !== null) && (
              <p className="px-1 text-ink-3 text-sm">
                {t('births.thin', { spelling: births.spelling })}
              </p>
            )}
          </div>
          <BirthsTable curves={curves} caption={unit} spelling={births.spelling} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-start gap-4">
        {births.turkish_rank && <TurkishRank rank={births.turkish_rank} />}
        {few.length > 0 && <FewBirths countries={few} />}
      </div>
      <Sources births={births} hasTable={curves.length > 0} />
    </PageSection>
  );
}
