import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface CollapsibleProps {
  title: ReactNode;
  /** A whole line with the chevron at its end, or words with the chevron behind them. */
  look: 'line' | 'words';
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

const LOOKS = {
  line: 'flex justify-between gap-3 font-semibold',
  words: 'inline-flex gap-1.5 font-semibold text-primary',
} as const;

/** What is told to those who ask: the browser's own fold, with the chevron of all folds in place of the browser's mark. */
export const Collapsible = ({ title, look, className = '', ref, children }: CollapsibleProps) => (
  <details ref={ref} className={`group ${className}`}>
    <summary className={`min-h-11 items-center [overflow-wrap:anywhere] ${LOOKS[look]}`}>
      {title}
      <ChevronDown
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className={`shrink-0 transition-transform group-open:rotate-180 ${look === 'line' ? 'text-ink-3' : ''}`}
      />
    </summary>
    {children}
  </details>
);
