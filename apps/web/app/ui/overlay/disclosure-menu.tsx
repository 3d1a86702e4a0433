import { type ReactNode, useEffect, useRef } from 'react';

export interface DisclosureMenuProps {
  /** The accessible name of the button. */
  label: string;
  /** The content of the button. */
  face: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A button that opens a list of links: works without JavaScript, closes on Esc, on a click elsewhere and when focus leaves. */
export function DisclosureMenu({ label, face, children, className = '' }: DisclosureMenuProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => element.current?.removeAttribute('open');
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.current?.open) return;
      close();
      element.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details ref={element} className={`relative ${className}`}>
      <summary
        aria-label={label}
        className="menu-face flex h-11 items-center gap-1.5 rounded-sm text-md text-ink-2 hover:text-ink"
      >
        {face}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
