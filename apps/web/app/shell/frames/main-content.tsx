import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that was shown last in this tab, in any frame; undefined before the first. */
let shownPath: string | undefined;

/** After a navigation, focus moves to the start of the page, as after a reload; the first page does not move it. */
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

/** The content of a page, between header and footer. */
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
