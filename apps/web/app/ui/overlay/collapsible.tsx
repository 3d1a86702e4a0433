import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface CollapsibleProps {
  title: ReactNode;
  /** A whole line with the chevron at its end, or a text followed by the chevron. */
  look: 'line' | 'words';
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

const LOOKS = {
  line: 'flex justify-between gap-3 font-semibold',
  words: 'inline-flex gap-1.5 font-semibold text-primary',
} as const;

/** Optional details: a native `details`, with our chevron instead of the browser's marker. */
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
