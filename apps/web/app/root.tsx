import { directionOf, FALLBACK_LOCALE, isLocale } from '@ismi/contract/locales';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  Links,
  Outlet,
  redirectDocument,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { StaleRelease } from './i18n/fetch-namespace.ts';
import { i18nFor } from './i18n/instances.ts';
import { loadPageTexts } from './i18n/load-page-texts.ts';
import { messagesOf } from './i18n/messages.server.ts';
import { namespacesAt } from './i18n/page-namespaces.ts';
import { visitorLocale } from './i18n/visitor-locale.server.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { QuietScripts } from './layout/quiet-scripts.tsx';
import { Shell } from './layout/shell.tsx';
import { ThemeScript } from './layout/theme-script.tsx';
import { provideApi, publicOrigin } from './lib/provide-api.server.ts';
import { type RootData, useRootData } from './lib/root-data.ts';
import { localeInPath } from './paths.ts';
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
      if (error instanceof StaleRelease) throw redirectDocument(request.url);
      throw error;
    }
    return next();
  },
];

export function loader({ request }: Route.LoaderArgs): RootData {
  const locale = visitorLocale(request);
  return {
    locale,
    messages: messagesOf(locale, namespacesAt(new URL(request.url).pathname)),
    origin: publicOrigin,
  };
}

/** The language is the only thing here that can change: with the prefix, or when it is chosen anew on the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href ||
  localeInPath(currentUrl.pathname) !== localeInPath(nextUrl.pathname);

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE;
  return (
    // The script sets the theme before React wakes up.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* With a precedence React writes it before the scripts' preloads: the page is drawn without them, but not without this. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <ThemeScript />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration />
        <QuietScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <I18nextProvider i18n={i18nFor(loaderData.locale, loaderData.messages)}>
      <Shell>
        <Outlet />
      </Shell>
    </I18nextProvider>
  );
}

export function ErrorBoundary() {
  const data = useRootData();
  return <ErrorScreen locale={data?.locale ?? FALLBACK_LOCALE} />;
}
