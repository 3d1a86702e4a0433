import type { ReactNode } from 'react';

interface DialogButtonsProps {
  className?: string;
  /** First what is confirmed, then the way back. */
  children: ReactNode;
}

/** The foot of every dialog: on a phone what is confirmed stands above the way back, on wider screens at the end of the line. */
export const DialogButtons = ({ className = '', children }: DialogButtonsProps) => (
  <div className={`flex flex-col gap-3 sm:flex-row-reverse ${className}`}>{children}</div>
);
