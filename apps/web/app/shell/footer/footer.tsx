import { LOCALES } from '@ismi/contract/locales';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart, Nothing } from '../../browser/lazy-part.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { usePath } from '../../browser/use-path.ts';
import { useRootData } from '../../data/root-data.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { InstagramIcon } from '../../ui/brand/instagram-icon.tsx';
import { MotifBand } from '../../ui/brand/motif-band.tsx';
import { Logo } from '../header/logo.tsx';
import { FOOTER_PAGES, LEGAL_PAGES, type LinkedPage } from '../menu/navigation.ts';
import { PageLink } from '../menu/page-link.tsx';
import { FooterFigures } from './footer-figures.tsx';

const PageViewConsentPanel = lazyPart(
  () => import('./page-view-consent-panel.tsx').then((module) => module.PageViewConsentPanel),
  Nothing,
);

// Created once, so that a rerender of the footer does not hydrate it early.
const PAGE_VIEW_CONSENT = (
  <Suspense>
    <PageViewConsentPanel />
  </Suspense>
);

interface SectionProps {
  title: string;
  /** On a wide screen: below the logo, which already shows the title, or in its own column. */
  place: 'under-logo' | 'column';
  children: ReactNode;
}

/** Collapsed on phones, open on wider screens; open everywhere until hydration. */
function Section({ title, place, children }: SectionProps) {
  const id = useId();
  const [isUnfolded, unfold] = useState(false);
  const isHydrated = useHydrated();
  const isOpen = !isHydrated || isUnfolded;
  return (
    <section
      aria-label={title}
      className={`border-line border-t py-1 md:border-0 md:py-0 ${place === 'column' ? 'md:row-span-2' : ''}`}
    >
      {place === 'column' && (
        <h2 className="hidden pb-2 font-sans font-semibold text-base md:block">{title}</h2>
      )}
      <button
        type="button"
        disabled={!isHydrated}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => unfold(!isOpen)}
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

function InstagramLink({ account }: { account: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`https://www.instagram.com/${account}/`}
      rel="me noopener"
      className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink"
    >
      <InstagramIcon />
      <span className="sr-only">{t('footer.instagram')}</span>
      <bdi>@{account}</bdi>
    </a>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const path = usePath();
  const { year, instagramAccount, countsPageViews } = useRootData() ?? {};
  return (
    <footer className="far-down mt-16 md:mt-24">
      <MotifBand />
      <div className="bg-sunken">
        <div className="wrap py-8 md:pt-12">
          <div className="gap-x-12 md:grid md:grid-flow-col md:grid-cols-[1.6fr_1fr_1fr] md:grid-rows-[auto_1fr]">
            <div className="-ms-1 mb-3 md:-mt-1.5">
              <Logo locale={useLocale()} height={34} />
            </div>
            <Link to={path('suggestions')} className="btn btn-primary mb-5 w-full md:hidden">
              {t('nav.suggestions')}
            </Link>
            <Section title={t('footer.aboutTitle')} place="under-logo">
              <p className="max-w-sm text-ink-2">{t('footer.about')}</p>
              <FooterFigures />
              <p className="mt-3 text-ink-3 text-sm">
                {t('footer.languages', { count: LOCALES.length })}
              </p>
            </Section>
            <Section title={t('footer.navigation')} place="column">
              <Links pages={FOOTER_PAGES} />
            </Section>
            <Section title={t('footer.legal')} place="column">
              <Links pages={LEGAL_PAGES} />
            </Section>
          </div>
          {countsPageViews && PAGE_VIEW_CONSENT}
          <div className="mt-6 flex flex-col items-start justify-between gap-x-6 gap-y-1 border-line border-t pt-5 text-ink-3 text-sm md:flex-row md:items-center">
            <p>{t('footer.copyright', { year })}</p>
            {/* Phones collapse the links above; imprint and withdrawal must always be visible. */}
            <p className="flex flex-wrap gap-x-5 md:hidden">
              {(['impressum', 'privacy', 'withdrawal'] as const).map((page) => (
                <PageLink
                  key={page}
                  page={page}
                  className="link inline-flex min-h-11 items-center"
                />
              ))}
            </p>
            {instagramAccount && <InstagramLink account={instagramAccount} />}
          </div>
        </div>
      </div>
    </footer>
  );
}
