import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pageViewPath } from '../../browser/page-view-path.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { usePath } from '../../browser/use-path.ts';
import {
  type PageViewConsent,
  setPageViewConsent,
  usePageViewConsent,
} from '../../data/page-view-consent.ts';
import { sendPageView } from '../../data/send-page-view.ts';

/** The site that linked here; null for pages of this one. */
const externalReferrer = (): string | null => {
  const host = URL.parse(document.referrer)?.hostname ?? '';
  return host === '' || host === window.location.hostname ? null : host;
};

let lastSentPath: string | undefined;

function useSendPageViews(choice: PageViewConsent | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const path = pageViewPath(pathname);
    if (choice !== 'yes' || lastSentPath === path) return;
    const referrer = lastSentPath === undefined ? externalReferrer() : null;
    lastSentPath = path;
    sendPageView({ path, referrer });
  }, [choice, pathname]);
}

const CHOICES = ['no', 'yes'] as const;

/** Asks whether page views may be counted. Both buttons have the same style, and the answer can be changed at any time. */
export function PageViewConsentPanel() {
  const { t } = useTranslation();
  const path = usePath();
  const choice = usePageViewConsent();
  const isHydrated = useHydrated();
  useSendPageViews(choice);
  return (
    <section
      aria-labelledby="counting"
      className="mt-6 flex flex-col justify-between gap-x-8 gap-y-3 border-line border-t pt-5 md:flex-row md:items-center print:hidden"
    >
      <div className="max-w-[38rem]">
        <h2 id="counting" className="font-sans font-semibold text-base">
          {t('counting.title')}
        </h2>
        <p className="text-ink-2 text-sm">
          {t('counting.text')}{' '}
          <Link to={path('privacy')} className="link -my-1 inline-block py-1">
            {t('counting.more')}
          </Link>
        </p>
        <p role="status" className="text-ink-2 text-sm">
          {t(`counting.state.${choice ?? 'open'}`)}
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-3 md:w-64">
        {CHOICES.map((each) => (
          <button
            key={each}
            type="button"
            disabled={!isHydrated}
            aria-pressed={choice === each}
            onClick={() => setPageViewConsent(each)}
            className="btn btn-secondary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
          >
            {t(`counting.${each}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
