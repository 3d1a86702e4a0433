import { type ReactNode, useId, useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Button } from '../form/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { DialogButtons } from '../overlay/dialog-buttons.tsx';
import { DialogHead } from '../overlay/dialog-head.tsx';
import { Modal } from '../overlay/modal.tsx';

interface ReasonField {
  label: string;
  hint?: string;
  /** Said when it is shorter than `min` after trimming. */
  missing: string;
  min: number;
  max: number;
}

export interface ActionDialogProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  confirmLabel: string;
  cancelLabel: string;
  /** While it is being done. */
  busyLabel: string;
  isBusy: boolean;
  isDangerous?: boolean;
  /** Not to be confirmed yet, such as while a preview loads. */
  isDisabled?: boolean;
  /** Asks why, which the audit log keeps. */
  reason?: ReasonField;
  /** Why it was refused, in the server's words. */
  failure?: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** What will happen, or further fields. */
  children?: ReactNode;
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
        <ActForm {...form} onClose={onClose} />
      </div>
    </Modal>
  );
}

function ActForm({
  children,
  reason,
  failure,
  isBusy,
  isDangerous = false,
  isDisabled = false,
  confirmLabel,
  cancelLabel,
  busyLabel,
  onConfirm,
  onClose,
}: Omit<ActionDialogProps, 'isOpen' | 'title' | 'closeLabel'>) {
  const [reasonText, setReasonText] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason !== undefined && reasonText.trim().length < reason.min;
  const confirm = () => {
    setTried(true);
    if (!isMissing) onConfirm(reasonText.trim());
  };
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {children}
      {reason && (
        <TextField
          label={reason.label}
          name="reason"
          value={reasonText}
          onChange={(text) => setReasonText(text.slice(0, reason.max))}
          onBlur={() => {}}
          multiline
          isReadOnly={isBusy}
          hint={reason.hint ?? ''}
          counter={{ used: reasonText.trim().length, max: reason.max }}
          error={isTried && isMissing ? reason.missing : undefined}
        />
      )}
      {failure !== undefined && <Notice kind="error" title={failure} />}
      <DialogButtons>
        <Button
          type="submit"
          kind={isDangerous ? 'danger' : 'primary'}
          busyLabel={isBusy ? busyLabel : undefined}
          isDisabled={isDisabled}
        >
          {confirmLabel}
        </Button>
        <Button kind="secondary" onPress={onClose}>
          {cancelLabel}
        </Button>
      </DialogButtons>
    </form>
  );
}
