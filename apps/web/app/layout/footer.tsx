import { LOCALES } from '@ismi/contract/locales';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { usePath } from '../lib/use-path.ts';
import { isBuilt } from '../paths.ts';
import { MotifBand } from '../ui/motif-band.tsx';
import { Logo } from './logo.tsx';
import { FOOTER_PAGES, LEGAL_PAGES, type LinkedPage } from './navigation.ts';
import { PageLink } from './page-link.tsx';

/** Folded on phones, open above; and open everywhere until React can unfold it. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isUnfolded, unfold] = useState(false);
  const isOpen = !useHydrated() || isUnfolded;
  return (
    <section aria-label={title} className="border-line border-t py-1 md:border-0 md:py-0">
      <h2 className="hidden pb-2 font-sans font-semibold text-base md:block">{title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => unfold(!isUnfolded)}
        className="flex min-h-12 w-full items-center justify-between font-semibold md:hidden"
      >
        {title}
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={`text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} className={`pb-4 md:block md:pb-0 ${isOpen ? '' : 'hidden'}`}>
        {children}
      </div>
    </section>
  );
}

const Links = ({ pages }: { pages: readonly LinkedPage[] }) => (
  <ul>
    {pages.map((page) => (
      <li key={page}>
        <PageLink
          page={page}
          className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink"
        />
      </li>
    ))}
  </ul>
);

export function Footer() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <footer className="mt-16 md:mt-24">
      <MotifBand />
      <div className="bg-sunken">
        <div className="wrap pt-8 pb-8 md:pt-12">
          <div className="-ms-1 mb-3">
            <Logo locale={useLocale()} height={34} />
          </div>
          {isBuilt('suggestions') && (
            <Link to={path('suggestions')} className="btn btn-primary mb-5 w-full md:hidden">
              {t('nav.suggestions')}
            </Link>
          )}
          <div className="gap-12 md:grid md:grid-cols-[1.6fr_1fr_1fr]">
            <Section title={t('footer.aboutTitle')}>
              <p className="max-w-sm text-ink-2">{t('footer.about')}</p>
              <p className="mt-3 text-ink-3 text-sm">
                {t('footer.languages', { count: LOCALES.length })}
              </p>
            </Section>
            <Section title={t('footer.navigation')}>
              <Links pages={FOOTER_PAGES} />
            </Section>
            <Section title={t('footer.legal')}>
              <Links pages={LEGAL_PAGES} />
            </Section>
          </div>
          <p className="mt-6 border-line border-t pt-5 text-ink-3 text-sm">
            {t('footer.copyright', { year: new Date().getFullYear() })}
          </p>
        </div>
      </div>
    </footer>
  );
}
