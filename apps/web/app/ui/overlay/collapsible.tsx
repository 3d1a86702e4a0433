import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface CollapsibleProps {
  title: ReactNode;
  /** A whole line with the chevron at its end, a text followed by the chevron, or a chip. */
  look: 'line' | 'words' | 'chip';
  /** Of those with the same group, one is open at a time. */
  group?: string;
  className?: string;
  /** At first. */
  isOpen?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

const LOOKS = {
  line: 'flex justify-between gap-3 font-semibold',
  words: 'inline-flex gap-1.5 font-semibold text-primary',
  chip: 'chip w-fit gap-1.5',
} as const;

/** Optional details: a native `details`, with our chevron instead of the browser's marker. */
export const Collapsible = ({
  title,
  look,
  className = '',
  isOpen = false,
  group,
  ref,
  children,
}: CollapsibleProps) => (
  <details ref={ref} name={group} open={isOpen || undefined} className={`group ${className}`}>
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
