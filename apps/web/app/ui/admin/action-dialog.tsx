import { useId } from 'react';
import { DialogHead } from '../overlay/dialog-head.tsx';
import { Modal } from '../overlay/modal.tsx';
import { ActionForm, type ActionFormProps } from './action-form.tsx';

export interface ActionDialogProps extends Omit<ActionFormProps, 'className'> {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  cancelLabel: string;
  onClose: () => void;
  /** The second button; closes by default. */
  onCancel?: () => void;
}

/** Confirms a critical action, and asks for the reason where one is required. */
export function ActionDialog({ isOpen, onClose, title, closeLabel, ...form }: ActionDialogProps) {
  const id = useId();
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <div className="admin-dialog">
        <DialogHead id={id} closeLabel={closeLabel} onClose={onClose}>
          {title}
        </DialogHead>
        <ActionForm onCancel={onClose} {...form} className="mt-3 grid gap-4" />
      </div>
    </Modal>
  );
}
