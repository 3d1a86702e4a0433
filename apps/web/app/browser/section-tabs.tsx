import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useScrollCurrentIntoView } from './use-scroll-current-into-view.ts';

interface SectionTabsProps<Id extends string> {
  label: string;
  /** The first tab is the section's own address; the others are values of its `tab` parameter. */
  tabs: readonly Id[];
  open: Id;
  /** The label of a tab. */
  children: (id: Id) => ReactNode;
}

/** The tabs of a section, each with an address. */
export function SectionTabs<Id extends string>({
  label,
  tabs,
  open,
  children,
}: SectionTabsProps<Id>) {
  const nav = useScrollCurrentIntoView(open);
  return (
    <nav ref={nav} aria-label={label} className="tabs mt-3">
      {tabs.map((id, index) => (
        <Link
          key={id}
          to={{ search: index === 0 ? '' : `?tab=${id}` }}
          aria-current={id === open ? 'page' : undefined}
          preventScrollReset
        >
          {children(id)}
        </Link>
      ))}
    </nav>
  );
}
