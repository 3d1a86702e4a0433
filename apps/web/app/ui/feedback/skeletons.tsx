import type { ReactNode } from 'react';

interface SkeletonsProps {
  /** The accessible label while loading. */
  label: string;
  count: number;
  /** The class of the list they replace. */
  className: string;
  /** The class of each item. */
  eachClassName: string;
  /** The content of each item. */
  children: ReactNode;
}

/** A placeholder for a list that is loading. */
export const Skeletons = ({ label, count, className, eachClassName, children }: SkeletonsProps) => (
  <div className={className}>
    <p role="status" className="sr-only">
      {label}
    </p>
    {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
      <div key={key} aria-hidden="true" className={eachClassName}>
        {children}
      </div>
    ))}
  </div>
);
