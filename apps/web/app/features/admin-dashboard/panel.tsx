import type { ReactNode } from 'react';

interface PanelProps {
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card of the dashboard. */
export const Panel = ({ title, aside, className = '', children }: PanelProps) => (
  <section className={`card p-4 md:p-5 ${className}`}>
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
