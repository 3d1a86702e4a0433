import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';

export interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  length: number;
  inputRef?: Ref<HTMLInputElement>;
  error?: string | undefined;
  isReadOnly?: boolean;
}

/** The digits in typed or pasted text: with spaces, in a sentence, in Arabic or Persian digits. */
export const extractDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\D/g, '');

/** One field styled as a box per digit: supports paste and autofill, and is read out as one field. */
export function CodeField({
  label,
  value,
  onChange,
  length,
  inputRef,
  error,
  isReadOnly,
}: CodeFieldProps) {
  const id = useId();
  const boxes = Array.from({ length }, (_, index) => ({
    key: `digit-${index}`,
    digit: value[index],
    isNext: index === Math.min(value.length, length - 1),
  }));
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="code" dir="ltr" data-invalid={error !== undefined || undefined}>
        <input
          ref={inputRef}
          id={id}
          value={value}
          onChange={({ target }) => onChange(extractDigits(target.value).slice(0, length))}
          readOnly={isReadOnly}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="code-input"
        />
        {boxes.map(({ key, digit, isNext }) => (
          <span key={key} aria-hidden="true" className="code-box" data-next={isNext || undefined}>
            {digit}
          </span>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="field-error">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
