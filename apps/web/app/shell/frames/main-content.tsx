import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Of the page that was shown last in this tab, whatever its frame; undefined before the first. */
let shownPath: string | undefined;

/** After a change of page focus stands at its beginning, as it would after a reload; the first page leaves it alone. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === undefined;
    const isSame = shownPath === pathname;
    shownPath = pathname;
    if (!isFirst && !isSame) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** What a page itself has to say, between what all pages share. */
export const MainContent = ({
  children,
  className,
}: {
  children: ReactNode;
  className: string;
}) => (
  <main ref={useFocusOnNewPage()} id="main" tabIndex={-1} className={`outline-none ${className}`}>
    {children}
  </main>
);
