import { TriangleAlert } from 'lucide-react';

/** A warning about a name, in one line; may be used inside a button or a link. */
export function WarningLine({ children }: { children: string }) {
  return (
    <span className="mt-1 flex gap-1.5 text-sm text-warning">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0" />
      {children}
    </span>
  );
}
