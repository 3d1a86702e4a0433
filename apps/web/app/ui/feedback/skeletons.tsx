import type { ReactNode } from 'react';

interface SkeletonsProps {
  /** What a screen reader says meanwhile. */
  label: string;
  count: number;
  /** Of the list that they stand for. */
  className: string;
  /** Of each of them. */
  eachClassName: string;
  /** What is drawn in each of them. */
  children: ReactNode;
}

/** The shape of a list that is to come. */
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
