import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { usePath } from '../lib/use-path.ts';
import { MotifBand } from '../ui/motif-band.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { ThemeButton } from './theme-button.tsx';

function Header() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <header className="border-b border-line bg-bg">
      <div className="wrap flex h-16 items-center gap-3 md:h-[76px]">
        <Link to={path('home')} className="-ms-1 flex min-h-11 shrink-0 items-center">
          <Logo locale={useLocale()} height={36} />
        </Link>
        <nav aria-label={t('nav.label')} className="ms-auto font-medium">
          <Link
            to={path('contact')}
            className="inline-flex min-h-11 items-center px-3 text-ink-2 hover:text-ink"
          >
            {t('nav.contact')}
          </Link>
        </nav>
      </div>
    </header>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-16 md:mt-24">
      <MotifBand />
      <div className="bg-sunken">
        <div className="wrap flex flex-col gap-4 pt-8 pb-8">
          <p className="max-w-sm text-ink-2">{t('footer.about')}</p>
          <div className="-mx-2.5 flex flex-wrap justify-between gap-x-6 text-[15px]">
            <LanguageLinks />
            <ThemeButton />
          </div>
          <p className="border-t border-line pt-5 text-sm text-ink-3">
            {t('footer.copyright', { year: new Date().getFullYear() })}
          </p>
        </div>
      </div>
    </footer>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-4"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
