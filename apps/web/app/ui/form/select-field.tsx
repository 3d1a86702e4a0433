import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';

export interface SelectFieldProps {
  label: string;
  /** Beside the label, subdued: that the field is optional. */
  optional?: string | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Shown until an option is chosen; without it the first option is preselected. */
  placeholder?: string;
  autoComplete?: string;
  selectRef?: Ref<HTMLSelectElement>;
  hint?: string;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** A native select: on a phone, the phone's own list. */
export function SelectField({
  label,
  optional,
  value,
  onChange,
  options,
  placeholder,
  selectRef,
  hint,
  error,
  isDisabled,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="label">
        {label} {optional && <span className="font-normal text-ink-3">{optional}</span>}
      </label>
      <select
        {...rest}
        ref={selectRef}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        disabled={isDisabled}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className="input select"
      >
        {placeholder !== undefined && (
          <option value="" disabled={!optional}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'hint' : 'field-error'}>
          {error !== undefined && <CircleAlert size={16} strokeWidth={2} aria-hidden />}
          {note}
        </p>
      )}
    </div>
  );
}
