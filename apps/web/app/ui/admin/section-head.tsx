import type { ReactNode } from 'react';

/** The title of a section, and beside it the actions for the whole section. */
export const SectionHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <h1 className="text-2xl md:text-3xl">{title}</h1>
    {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
  </div>
);
