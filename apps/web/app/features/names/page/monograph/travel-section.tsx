import type { NamePage, TravelRow } from '@ismi/contract';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GradeMarks } from './grade-marks.tsx';
import { isolated } from './isolated.ts';
import { PageSection } from './page-section.tsx';

/** What the name recalls in a language, and how grave that is; why, is explained in the paid part. */
function Cautions({ cautions }: { cautions: TravelRow['cautions'] }) {
  const { t } = useTranslation('name-monograph');
  return cautions.map(({ word, severity }) => (
    <p key={word} className="travel-caution">
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      {word === null
        ? t(`travel.sameWord.${severity}`)
        : t(`travel.caution.${severity}`, { word: isolated(word) })}
    </p>
  ));
}

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
      <Cautions cautions={cautions} />
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
      {elsewhere.map(({ language, ...caution }) => (
        <div key={`${language} ${caution.word}`} className="mt-3">
          <h3 className="font-sans font-semibold text-base">{language}</h3>
          <Cautions cautions={[caution]} />
        </div>
      ))}
      <p className="mt-2.5 text-ink-3 text-sm">{t('travel.unread')}</p>
    </PageSection>
  );
}
