import type { ReactNode } from 'react';

interface DialogButtonsProps {
  className?: string;
  /** First the confirm button, then cancel. */
  children: ReactNode;
}

/** The foot of every dialog: on a phone confirm is above cancel, on wider screens at the end of the line. */
export const DialogButtons = ({ className = '', children }: DialogButtonsProps) => (
  <div className={`flex flex-col gap-3 sm:flex-row-reverse ${className}`}>{children}</div>
);
