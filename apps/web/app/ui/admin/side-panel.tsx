import { type ReactNode, useId } from 'react';
import { DialogHead } from '../overlay/dialog-head.tsx';
import { Modal } from '../overlay/modal.tsx';

export interface SidePanelProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The details of a row, beside the list. */
export function SidePanel({ isOpen, title, closeLabel, onClose, children }: SidePanelProps) {
  const id = useId();
  return (
    <Modal kind="side-panel" isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <DialogHead id={id} closeLabel={closeLabel} onClose={onClose}>
        {title}
      </DialogHead>
      <div className="mt-5">{children}</div>
    </Modal>
  );
}
