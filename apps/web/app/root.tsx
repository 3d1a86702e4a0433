import {
  directionOf,
  FALLBACK_LOCALE,
  isLocale,
  type Locale,
  localeInPath,
} from '@ismi/contract/locales';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  Links,
  Outlet,
  redirectDocument,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { STORED_KEYS } from './browser/stored-keys.ts';
import { useHydrated } from './browser/use-hydrated.ts';
import { apiContext } from './data/loader-api.ts';
import { type RootData, RootDataContext, useRootData } from './data/root-data.ts';
import { hasSignedInCookie } from './data/session/signed-in-cookie.ts';
import { StaleReleaseError } from './i18n/fetch-namespace.ts';
import { i18nFor } from './i18n/instances.ts';
import { loadPageTexts } from './i18n/load-page-texts.ts';
import { messagesOf } from './i18n/messages.server.ts';
import { namespacesAt } from './i18n/page-namespaces.ts';
import { rememberedLocale } from './i18n/remember-locale.ts';
import { visitorLocale } from './i18n/visitor-locale.server.ts';
import { findPage } from './paths.ts';
import { readPageViewsEnabled } from './server/page-view-counter.server.ts';
import { instagramAccount, provideApi, publicOrigin } from './server/provide-api.server.ts';
import { readBanner } from './server/site-banner.server.ts';
import { readStats } from './server/site-stats.server.ts';
import { Shell } from './shell/frames/site-frame.tsx';
import { DeferredScripts } from './shell/head/deferred-scripts.tsx';
import { ThemeScript } from './shell/head/theme-script.tsx';
import { ErrorScreen } from './shell/status/error-screen.tsx';
import './browser/disable-zod-eval.ts';
import styles from './styles/app.css?url';

export const middleware: Route.MiddlewareFunction[] = [provideApi];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const shown = document.documentElement.lang;
    const locale = localeInPath(pathname) ?? (isLocale(shown) ? shown : FALLBACK_LOCALE);
    try {
      await loadPageTexts(locale, pathname);
    } catch (error) {
      if (error instanceof StaleReleaseError) throw redirectDocument(request.url);
      throw error;
    }
    return next();
  },
];

export async function loader({ request, url, context }: Route.LoaderArgs): Promise<RootData> {
  const locale = visitorLocale({ request, url });
  const api = context.get(apiContext);
  const [banner, stats, countsPageViews] = await Promise.all([
    readBanner(api, locale),
    readStats(api),
    readPageViewsEnabled(api),
  ]);
  return {
    locale,
    messages: messagesOf(locale, namespacesAt(url.pathname)),
    origin: publicOrigin,
    year: new Date().getFullYear(),
    instagramAccount,
    mayBeSignedIn:
      (findPage(url.pathname)?.audience ?? 'public') === 'public'
        ? undefined
        : hasSignedInCookie(request.headers.get('cookie')),
    banner,
    countsPageViews,
    stats,
  };
}

/** Only the language can change here: with the prefix or, without one, with the stored choice. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean => {
  const prefix = localeInPath(nextUrl.pathname);
  if (prefix || localeInPath(currentUrl.pathname)) {
    return prefix !== localeInPath(currentUrl.pathname);
  }
  const chosen = rememberedLocale();
  return chosen !== undefined && chosen !== document.documentElement.lang;
};

/** The page's language; if its data did not load, the one in the address. */
function useShownLocale(data: RootData | undefined): Locale {
  const { pathname } = useLocation();
  return data?.locale ?? localeInPath(pathname) ?? FALLBACK_LOCALE;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  const locale = useShownLocale(data);
  return (
    // The script sets the theme before hydration.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* With a precedence React writes it before the scripts' preloads: the first paint needs the styles, but not the scripts. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <ThemeScript />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <RootDataContext value={data}>{children}</RootDataContext>
        <ScrollRestoration storageKey={STORED_KEYS.scroll} />
        <DeferredScripts />
      </body>
    </html>
  );
}

// Created once: the router rerenders the root at every step of a navigation; the content need not rerender.
const PAGE = (
  <Shell>
    <Outlet />
  </Shell>
);

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <I18nextProvider i18n={i18nFor(loaderData.locale, loaderData.messages)}>{PAGE}</I18nextProvider>
  );
}

export function ErrorBoundary() {
  const data = useRootData();
  const locale = useShownLocale(data);
  // Offline: nothing is broken, and a reload would not help yet. The server's text stays during hydration.
  const isOffline = useHydrated() && !navigator.onLine;
  if (!data) return <ErrorScreen locale={locale} />;
  const text = isOffline ? i18nFor(locale, data.messages).t('networkFailure') : undefined;
  return <ErrorScreen locale={locale} text={text} />;
}
