import { ShieldQuestionMark, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const KINDS = {
  warning: { Icon: TriangleAlert, colours: 'bg-warning-soft text-warning' },
  /** A note that the text is unchecked. */
  unchecked: { Icon: ShieldQuestionMark, colours: 'bg-info-soft text-info' },
};

interface RemarkProps {
  kind: keyof typeof KINDS;
  isSmall?: boolean;
  /** For `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** A prominent remark about a name. */
export function Remark({ kind, isSmall = false, id, children }: RemarkProps) {
  const { Icon, colours } = KINDS[kind];
  return (
    <p id={id} className={`flex rounded-md ${isSmall ? 'gap-2 p-2.5' : 'gap-2.5 p-3'} ${colours}`}>
      <Icon size={isSmall ? 18 : 20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
