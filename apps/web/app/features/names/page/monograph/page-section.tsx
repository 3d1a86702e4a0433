import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Where a jump link of the page leads. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter of a name's page. A jump moves the focus to its heading. */
export const PageSection = ({ id, title, children }: PageSectionProps) => (
  <section aria-labelledby={id} className="min-w-0 [overflow-wrap:anywhere]">
    <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl md:text-[1.75rem]">
      {title}
    </h2>
    {children}
  </section>
);
