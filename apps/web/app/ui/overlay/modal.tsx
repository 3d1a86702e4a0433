import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface ModalProps {
  isOpen: boolean;
  /** Esc, the backdrop and the close button all come here. */
  onClose: () => void;
  /** What a screen reader calls it: the id of its heading, or the words themselves. */
  labelledBy?: string;
  label?: string;
  /** `side-panel` is drawn only in the administrators' area. */
  kind: 'dialog' | 'drawer' | 'side-panel';
  children: ReactNode;
}

/** The browser's own dialog: it traps focus, closes on Esc, gives focus back, and weighs nothing. */
export function Modal({ isOpen, onClose, labelledBy, label, kind, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (isOpen) dialog?.showModal();
    // Also when it is taken away while open: only a dialog that is closed gives the focus back.
    return () => dialog?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the content closes it; the key for that is Esc, which the browser handles
    <dialog
      ref={element}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={(event) => {
        // React lets this one rise from a dialog within, and tells of one that was opened again: only what is closed is over.
        if (event.target === element.current && !element.current.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      className={kind}
    >
      {isOpen && children}
    </dialog>
  );
}
