import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takeShortcut } from './early-shortcut.ts';
import { SearchBox } from './search-box.tsx';
import { opensSearch } from './search-shortcut.ts';

/** The search on every page, over the header. Opens and closes without JavaScript; what else closes it is fetched with its list. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const returnsTo = useRef<Element>(null);
  const open = () => {
    returnsTo.current = document.activeElement;
    if (details.current) details.current.open = true;
    // At once, within the tap: otherwise a phone shows no keyboard.
    details.current?.querySelector('input')?.focus();
  };
  const openFromBefore = useEffectEvent(() => {
    const shortcut = takeShortcut();
    if (details.current?.open || (shortcut && opensSearch(shortcut))) open();
  });
  useEffect(openFromBefore, []);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      (returnsTo.current as HTMLElement | null)?.focus({ preventScroll: true });
    };
    // Before React, which stops keys that are pressed in a part that is not hydrated yet.
    window.addEventListener('keydown', openByKey, true);
    document.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('keydown', openByKey, true);
      document.removeEventListener('keydown', closeByKey);
    };
  });
  return (
    <details ref={details} className="header-search">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button of a disclosure */}
      <summary
        aria-label={t('search.label')}
        className="btn-icon"
        onClick={(event) => {
          if (details.current?.open) return;
          event.preventDefault();
          open();
        }}
      >
        <Search size={22} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className="search-panel">
        <div className="wrap">
          <SearchBox look="line" />
        </div>
      </div>
    </details>
  );
}
