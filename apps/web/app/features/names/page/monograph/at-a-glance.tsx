import type { NamePage } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { useBand } from './few-births.tsx';
import { formatShare } from './format-share.ts';
import { GradeMarks } from './grade-marks.tsx';
import { drawSparkline } from './sparkline.ts';

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Births({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  const bandOf = useBand();
  const { births } = page.monograph;
  const curve = births?.countries.find(({ band }) => band === null);
  if (curve) {
    const index = curve.shares.findLastIndex((share) => share !== null);
    const share = curve.shares[index] ?? 0;
    const spark = drawSparkline(curve.shares);
    return (
      <>
        {spark && (
          <svg width="76" height="24" viewBox="0 0 76 24" direction="ltr" aria-hidden="true">
            <path
              d={spark.path}
              fill="none"
              stroke="var(--c-chart-1)"
              strokeWidth="1.75"
              strokeLinejoin="round"
            />
            <circle
              cx={spark.end.x}
              cy={spark.end.y}
              r="3"
              fill="var(--c-surface)"
              stroke="var(--c-chart-1)"
              strokeWidth="1.75"
            />
          </svg>
        )}
        {t('glance.share', {
          place: curve.place,
          year: String(curve.first_year + index),
          share: formatShare(locale, share),
        })}
      </>
    );
  }
  const few = births?.countries[0];
  const rank = births?.turkish_rank;
  // A rank from before the years of the few births says nothing about today.
  if (rank && rank.year >= (few?.band?.from ?? 0))
    return t('glance.rank', { rank: rank.rank, year: String(rank.year) });
  if (!few?.band) return t('glance.none');
  return `${few.place}: ${bandOf(few.band)}`;
}

/** The three answers that parents look for first. */
export function AtAGlance({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  const { travel, quran } = page.monograph;
  // For readers of Arabic the question is how the name fares abroad.
  const asked = travel.find(({ language }) => language === (locale === 'ar' ? 'de' : locale));
  const [verse] = quran?.verses ?? [];
  const [sura, number] = verse?.ref.split(':') ?? [];
  return (
    <dl className="name-glance mt-6">
      <Line label={t('glance.births')}>
        <Births page={page} />
      </Line>
      {asked?.grade && (
        <Line label={t(`travel.languages.${asked.language}`)}>
          <GradeMarks grade={asked.grade} />
        </Line>
      )}
      {quran && (
        <Line label={t('glance.quran')}>
          {quran.count === null
            ? t('glance.verse', { sura, verse: number })
            : t('glance.mentions', { count: quran.count })}
        </Line>
      )}
    </dl>
  );
}
