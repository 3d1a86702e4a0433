import { FEATURED_NAMES } from '@ismi/contract/featured-names';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Shamsa } from '../../ui/brand/shamsa.tsx';
import { HomeLink } from '../header/home-link.tsx';
import { LanguageMenu } from '../header/language-menu.tsx';
import { LEGAL_PAGES } from '../menu/navigation.ts';
import { PageLink } from '../menu/page-link.tsx';
import { MainContent } from './main-content.tsx';

const NAME = { id: FEATURED_NAMES.panel, latin: 'Yahya', arabic: 'يحيى' };

/** A name to display beside the form; decoration, hidden from screen readers. */
function NamePanel() {
  const { t } = useTranslation('account');
  const isArabicFirst = useLocale() === 'ar';
  return (
    <aside aria-hidden="true" className={`name-panel glaze-${shamsaRecipe(NAME.id).glaze}`}>
      <Shamsa name={NAME.id} strokeWidth={0.29} className="name-panel-sun" />
      <div>
        <p lang="ar" dir="rtl" className="name-panel-arabic">
          {NAME.arabic}
        </p>
        <p dir="ltr" className={`name-panel-latin ${isArabicFirst ? 'text-2xl' : 'text-4xl'}`}>
          {NAME.latin}
        </p>
        <p className="name-panel-meaning">{t('panel.meaning')}</p>
      </div>
    </aside>
  );
}

/** The frame of pages with one task: logo, language, a column, and from 1024 px on a name beside it. */
export const FormFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh grow lg:grid-cols-2">
    <div className="flex flex-col px-5 py-6 sm:px-10">
      <header className="flex flex-wrap items-center justify-between">
        <HomeLink />
        <div className="-me-2.5 ms-auto">
          <LanguageMenu shown="name" />
        </div>
      </header>
      <MainContent className="mx-auto my-auto w-full max-w-[26rem] py-10">{children}</MainContent>
      <footer>
        <ul className="flex flex-wrap justify-center gap-x-6 text-ink-3 text-sm">
          {LEGAL_PAGES.map((page) => (
            <li key={page}>
              <PageLink page={page} className="inline-flex min-h-11 items-center hover:text-ink" />
            </li>
          ))}
        </ul>
      </footer>
    </div>
    <NamePanel />
  </div>
);
