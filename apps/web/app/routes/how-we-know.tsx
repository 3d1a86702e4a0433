import { namePages } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { apiContext } from '../data/loader-api.ts';
import { useRootData } from '../data/root-data.ts';
import { Grades } from '../features/how-we-know/grades.tsx';
import { ReviewState } from '../features/how-we-know/review-state.tsx';
import { SourceLists, Statistics } from '../features/how-we-know/source-lists.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/how-we-know';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  sources: await context.get(apiContext).load(namePages.sources, { query: {} }),
});

const Text = ({ children }: { children: string }) => <p className="mt-3 text-ink-2">{children}</p>;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="text-2xl md:text-3xl">{title}</h2>
    {children}
  </section>
);

export default function HowWeKnowPage({ loaderData: { sources } }: Route.ComponentProps) {
  const { t } = useTranslation('how-we-know');
  const locale = useLocale();
  const path = usePath();
  const origin = useRootData()?.origin ?? '';
  return (
    <div className="wrap pt-10 md:pt-14">
      <PageHead namespace="how-we-know" />
      <StructuredData
        things={[
          {
            '@type': 'AboutPage',
            url: origin + path('how-we-know'),
            name: t('title'),
            inLanguage: locale,
          },
        ]}
      />
      <div className="max-w-[46rem]">
        <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-4 text-lg text-ink-2">{t('intro')}</p>
        <Section title={t('facts.title')}>
          <Text>{t('facts.text')}</Text>
          <Text>{t('facts.machine')}</Text>
        </Section>
        <Section title={t('assessment.title')}>
          <Text>{t('assessment.text')}</Text>
          <Grades />
          <Text>{t('assessment.limits')}</Text>
        </Section>
        <Section title={t('review.title')}>
          <Text>{t('review.text')}</Text>
          {sources ? <ReviewState sources={sources} /> : <Text>{t('unavailable')}</Text>}
        </Section>
        <Section title={t('sources.title')}>
          <Text>{t('sources.text')}</Text>
          {sources && <SourceLists sources={sources} />}
        </Section>
        <Section title={t('statistics.title')}>
          <Text>{t('statistics.text')}</Text>
          {sources ? <Statistics sources={sources} /> : <Text>{t('unavailable')}</Text>}
        </Section>
        <Section title={t('corrections.title')}>
          <Text>{t('corrections.text')}</Text>
          <p className="mt-5">
            <Link to={path('contact')} className="btn btn-secondary">
              {t('corrections.contact')}
            </Link>
          </p>
        </Section>
      </div>
    </div>
  );
}
