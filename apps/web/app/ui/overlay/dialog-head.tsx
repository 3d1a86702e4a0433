import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DialogHeadProps {
  id: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Title and close button; the button comes first, so that a held Enter key closes instead of paying. */
export const DialogHead = ({ id, closeLabel, onClose, children }: DialogHeadProps) => (
  <div className="flex items-start justify-between gap-4">
    <h2 id={id} className="min-w-0 pt-1.5 text-2xl [overflow-wrap:anywhere]">
      {children}
    </h2>
    <button type="button" onClick={onClose} className="btn-icon -me-2 shrink-0">
      <X size={22} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{closeLabel}</span>
    </button>
  </div>
);
