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
  hint?: string;
  error?: string | undefined;
  /** "12 / 500", when there is a limit worth telling. */
  counter?: string;
  /** Keeps Latin text (an e-mail address) from left to right on Arabic pages. */
  dir?: 'auto' | 'ltr';
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
  ...field
}: TextFieldProps) {
  const { name, value, onChange, onBlur, type, autoComplete } = field;
  return (
    <AriaTextField
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="label">{label}</Label>
      {multiline ? (
        <TextArea ref={inputRef} dir={dir} autoComplete={autoComplete} className="input" />
      ) : (
        <Input ref={inputRef} dir={dir} type={type} autoComplete={autoComplete} className="input" />
      )}
      <div className="flex justify-between gap-4">
        {error === undefined ? (
          hint && (
            <Text slot="description" className="hint">
              {hint}
            </Text>
          )
        ) : (
          <FieldError className="field-error">
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
            {error}
          </FieldError>
        )}
        {counter && (
          <bdi dir="ltr" className="hint ms-auto tnum">
            {counter}
          </bdi>
        )}
      </div>
    </AriaTextField>
  );
}
