import { type ReactNode, useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Button } from '../form/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { DialogButtons } from '../overlay/dialog-buttons.tsx';

interface RequiredText {
  label: string;
  hint?: string;
  /** The error if the trimmed text is shorter than `min`; without it, confirming is disabled until it is long enough. */
  missing?: string;
  min: number;
  max: number;
  name?: string;
  /** Text in any language. */
  dir?: 'auto';
}

export interface ActionFormProps {
  /** The call to confirm: whether it is pending, and why it failed. Without it nothing is sent yet. */
  action?: { isBusy: boolean; failure: { message: string } | undefined };
  confirmLabel: string;
  /** The label while the call is pending. */
  busyLabel: string;
  kind?: 'primary' | 'secondary' | 'danger';
  /** Cannot be confirmed yet, for example while a preview loads. */
  isDisabled?: boolean;
  /** Asks for a text: the reason for the audit log, a note or an answer. */
  text?: RequiredText | undefined;
  onConfirm: (text: string) => unknown;
  cancelLabel?: string;
  /** Without it there is only the confirm button. */
  onCancel?: () => void;
  className?: string;
  /** The consequences, or further fields. */
  children?: ReactNode;
}

/** The form of the administration: fields, a text where required, the error, and the buttons. */
export function ActionForm({
  action,
  confirmLabel,
  busyLabel,
  kind = 'primary',
  isDisabled = false,
  text,
  onConfirm,
  cancelLabel,
  onCancel,
  className = 'grid gap-4',
  children,
}: ActionFormProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isBusy = action?.isBusy ?? false;
  const failure = action?.failure;
  const isMissing = text !== undefined && typed.trim().length < text.min;
  const confirm = () => {
    if (isMissing) setTried(true);
    else if (!isBusy) void onConfirm(typed.trim());
  };
  const confirmButton = (
    <Button
      type="submit"
      kind={kind}
      busyLabel={isBusy ? busyLabel : undefined}
      isDisabled={isDisabled || (isMissing && text.missing === undefined)}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {children}
      {text && (
        <TextField
          label={text.label}
          name={text.name ?? 'reason'}
          value={typed}
          onChange={(next) => setTyped(next.slice(0, text.max))}
          multiline
          {...(text.dir && { dir: text.dir })}
          isReadOnly={isBusy}
          hint={text.hint ?? ''}
          counter={{ used: typed.trim().length, max: text.max }}
          error={isTried && isMissing ? text.missing : undefined}
        />
      )}
      {failure && <Notice kind="error" title={failure.message} />}
      {onCancel ? (
        <DialogButtons>
          {confirmButton}
          <Button kind="secondary" onPress={onCancel}>
            {cancelLabel}
          </Button>
        </DialogButtons>
      ) : (
        confirmButton
      )}
    </form>
  );
}
