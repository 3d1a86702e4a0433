import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

export interface TextFieldProps {
  label: string;
  /** Beside the label, subdued: that the field is optional. */
  optional?: string | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  type?: 'text' | 'email' | 'password' | 'date' | 'tel';
  /** An example value. */
  placeholder?: string;
  /** The earliest date. */
  min?: string | undefined;
  autoComplete?: string;
  /** A large box for several lines. */
  multiline?: boolean;
  isRequired?: boolean;
  /** While sending: read-only. */
  isReadOnly?: boolean;
  hint?: string;
  error?: string | undefined;
  /** If there is a limit: turns red when it is exceeded, and is read out with the field. */
  counter?: { used: number; max: number };
  /** Keeps Latin text (an e-mail address) from left to right on Arabic pages. */
  dir?: 'auto' | 'ltr';
  /** A small button at the end of the line, inside the box. */
  trailing?: ReactNode;
  /** The id of something else that explains the field, such as a list of rules. */
  'aria-describedby'?: string;
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
  optional,
  onChange,
  inputRef,
  multiline,
  isRequired,
  isReadOnly,
  hint,
  error,
  counter,
  type = 'text',
  trailing,
  placeholder,
  min,
  'aria-describedby': describedBy,
  ...field
}: TextFieldProps) {
  const id = useId();
  usePreHydrationInput(id, field.value, onChange);
  const isInvalid = error !== undefined;
  const hasNote = Boolean(hint || counter);
  const descriptions = [hasNote && `${id}-note`, isInvalid && `${id}-error`, describedBy];
  const control = {
    ...field,
    id,
    ref: inputRef,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
    readOnly: isReadOnly,
    // Not `required`: forms show their own messages for missing values.
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="label">
        {label} {optional && <span className="font-normal text-ink-3">{optional}</span>}
      </label>
      {multiline ? (
        <textarea {...control} className="input" />
      ) : (
        // The button at the end of the line follows the direction of the text.
        <div className="relative" dir={field.dir === 'ltr' ? field.dir : undefined}>
          <input
            {...control}
            type={type}
            placeholder={placeholder}
            min={min}
            className={`input ${trailing ? 'pe-13' : ''}`}
          />
          {trailing && (
            <div className="absolute inset-y-0 end-1 grid place-items-center">{trailing}</div>
          )}
        </div>
      )}
      {isInvalid && (
        <span id={`${id}-error`} className="field-error">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </span>
      )}
      {hasNote && (
        <span id={`${id}-note`} className="hint flex justify-between gap-4">
          {!isInvalid && hint}
          {counter && <Counter {...counter} />}
        </span>
      )}
    </div>
  );
}
