import type { NamePage, TravelRow } from '@ismi/contract';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GradeMarks } from './grade-marks.tsx';
import { isolated } from './isolated.ts';
import { PageSection } from './page-section.tsx';

/** What the name recalls in a language, and how grave that is; why, is explained in the paid part. */
const Caution = ({ text }: { text: string }) => (
  <p className="travel-caution">
    <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
    {text}
  </p>
);

function Row({ row, arabic }: { row: TravelRow; arabic: string }) {
  const { t } = useTranslation('name-monograph');
  const { language, said, grade, better, cautions } = row;
  return (
    <li className="travel-row">
      <h3 className="font-sans font-semibold text-base">{t(`travel.languages.${language}`)}</h3>
      <p className="travel-said">
        {language === 'ar' ? (
          <bdi lang="ar" dir="rtl">
            {arabic}
          </bdi>
        ) : (
          <bdi dir="ltr">{said}</bdi>
        )}
      </p>
      <p className="text-ink-2">
        {t(`travel.advice.${grade ?? 'none'}`)}
        {better && <> {t('travel.better', { spelling: isolated(better) })}</>}
      </p>
      {grade && (
        <p className="lg:justify-self-end">
          <GradeMarks grade={grade} />
        </p>
      )}
      {cautions.map(({ word, severity }) => (
        <Caution key={word} text={t(`travel.caution.${severity}`, { word: isolated(word) })} />
      ))}
    </li>
  );
}

/** How strangers in five languages read the name, and what to do about it. */
export function TravelSection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const { travel, cautions_elsewhere: elsewhere } = page.monograph;
  return (
    <PageSection id="travel" title={t('travel.title')}>
      <p className="mt-1 max-w-[60ch] text-ink-2 text-lg">{t('travel.lead')}</p>
      <ul className="card mt-4 overflow-hidden">
        {travel.map((row) => (
          <Row key={row.language} row={row} arabic={page.name_ar} />
        ))}
      </ul>
      {elsewhere.map(({ language, word, severity }) => (
        <Caution
          key={word}
          text={`${language}: ${t(`travel.caution.${severity}`, { word: isolated(word) })}`}
        />
      ))}
      <p className="mt-2.5 text-ink-3 text-sm">{t('travel.unread')}</p>
    </PageSection>
  );
}
