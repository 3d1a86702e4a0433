import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface ModalProps {
  isOpen: boolean;
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  /** The accessible name: the id of its heading, or the text itself. */
  labelledBy?: string;
  label?: string;
  /** `side-panel` is styled only in the administrators' area. */
  kind: 'dialog' | 'drawer' | 'side-panel';
  children: ReactNode;
}

/** A native dialog: it traps focus, closes on Esc, restores focus, and needs no library. */
export function Modal({ isOpen, onClose, labelledBy, label, kind, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (isOpen) dialog?.showModal();
    // Also if it is unmounted while open: only a closed dialog restores focus.
    return () => dialog?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the content closes it; the key for that is Esc, which the browser handles
    <dialog
      ref={element}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={(event) => {
        // React bubbles this event from nested dialogs, and it also fires for a dialog that was reopened: only a closed one counts.
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
