import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** A large box for several lines. */
  multiline?: boolean;
  isRequired?: boolean;
  /** While it is being sent: to be read, but not to be changed. */
  isReadOnly?: boolean;
  hint?: string;
  error?: string | undefined;
  /** When there is a limit worth telling: turns red when it is passed, and is read out with the field. */
  counter?: { used: number; max: number };
  /** Keeps Latin text (an e-mail address) from left to right on Arabic pages. */
  dir?: 'auto' | 'ltr';
}

function Counter({ used, max }: { used: number; max: number }) {
  const isOver = used > max;
  return (
    <span
      className={`ms-auto inline-flex shrink-0 items-center gap-1 ${isOver ? 'text-error' : ''}`}
    >
      {isOver && <CircleAlert size={16} strokeWidth={2} aria-hidden />}
      <bdi dir="ltr" className="tnum whitespace-nowrap">
        {used} / {max}
      </bdi>
    </span>
  );
}

/** Label above, hint below, an error in the hint's place as icon and sentence. */
export function TextField({
  label,
  inputRef,
  multiline,
  hint,
  error,
  counter,
  dir,
  type,
  autoComplete,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField {...field} isInvalid={error !== undefined} validationBehavior="aria">
      <Label className="label">{label}</Label>
      {multiline ? (
        <TextArea ref={inputRef} dir={dir} autoComplete={autoComplete} className="input" />
      ) : (
        <Input ref={inputRef} dir={dir} type={type} autoComplete={autoComplete} className="input" />
      )}
      {error !== undefined && (
        <FieldError className="field-error">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </FieldError>
      )}
      {(hint || counter) && (
        <Text slot="description" className="hint flex justify-between gap-4">
          {error === undefined && hint}
          {counter && <Counter {...counter} />}
        </Text>
      )}
    </AriaTextField>
  );
}
