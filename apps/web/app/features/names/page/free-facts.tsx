import type { NamePage } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { InlineList } from '../result/inline-list.tsx';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 [overflow-wrap:anywhere]">
    <h2 className="name-label">{title}</h2>
    <div className="mt-1">{children}</div>
  </section>
);

/** Meaning, origin and spellings of a name. */
export function FreeFacts({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-page');
  const kinds = useTranslation('name-kinds');
  const path = usePath();
  const { spellings, cognates, transliteration, written_alike: alike } = page;
  const listLink = (by: string, value: string, label: string) => (
    <li key={value}>
      <Link to={path('name-list', { by, value })} className="chip">
        {label}
      </Link>
    </li>
  );
  return (
    <>
      <section className="mt-7">
        <h2 className="name-label">{t('meaning')}</h2>
        <p className="mt-2 font-display text-2xl [overflow-wrap:anywhere]">{page.meaning}</p>
      </section>
      <div className="mt-6 grid gap-x-10 gap-y-6 border-line border-t pt-6 sm:grid-cols-2">
        <Section title={t('origin')}>{page.origin}</Section>
        {spellings.length > 0 && (
          <Section title={t('spellings')}>
            <InlineList items={spellings} />
          </Section>
        )}
        {cognates.length > 0 && (
          <Section title={t('cognates')}>
            <InlineList items={cognates} />
          </Section>
        )}
        {transliteration && (
          <Section title={t('transliteration')}>
            <bdi dir="ltr">{transliteration}</bdi>
          </Section>
        )}
        {page.assessment && (
          <Section title={t('assessment.title')}>
            {t(`assessment.${page.assessment.verdict}`)}: {page.assessment.reason}
          </Section>
        )}
        {alike.length > 0 && (
          <Section title={t('writtenAlike')}>
            <ul className="grid gap-1">
              {alike.map(({ slug, name, line }) => (
                <li key={slug}>
                  <Link to={path('name-page', { slug })} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                  : {line}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <nav aria-label={t('alsoIn')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {page.themes.map((theme) => listLink('theme', theme, kinds.t(`meaning.${theme}`)))}
          {page.cultures.map((culture) =>
            listLink('culture', culture, kinds.t(`culture.${culture}`)),
          )}
        </ul>
      </nav>
    </>
  );
}
