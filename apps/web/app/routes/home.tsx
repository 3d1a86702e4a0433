import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head.tsx';
import { MotifField } from '../ui/motif-field.tsx';

export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead namespace="home" />
      <section className="relative isolate overflow-hidden">
        <MotifField />
        <div className="wrap pt-10 pb-16 md:pt-24 md:pb-32">
          {/* Not in ch: that is the width of a Latin 0, for which an Arabic page would fetch a Latin face. */}
          <h1 className="max-w-[8.3em] text-[44px] leading-[1.06] md:text-6xl">
            {t('hero.start')} <em className="text-primary italic">{t('hero.end')}</em>
          </h1>
          <p className="mt-5 max-w-[30rem] text-lg text-ink-2">{t('hero.text')}</p>
        </div>
      </section>
    </>
  );
}
