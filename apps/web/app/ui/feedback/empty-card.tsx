import type { ReactNode } from 'react';
import { Shamsa } from '../brand/shamsa.tsx';

interface EmptyCardProps {
  text: string;
  /** Actions to offer. */
  children: ReactNode;
}

/** An empty list: a sun, a sentence and a link. */
export function EmptyCard({ text, children }: EmptyCardProps) {
  return (
    <div className="card grid justify-items-center gap-4 px-6 py-12 text-center">
      <Shamsa name="ismi" strokeWidth={1.2} className="w-24 text-primary" />
      <p className="max-w-[40ch] text-ink-2 text-lg">{text}</p>
      {children}
    </div>
  );
}
