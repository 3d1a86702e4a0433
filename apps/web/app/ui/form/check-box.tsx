import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';

export interface CheckBoxProps {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: string | undefined;
  /** The label; it may contain a link. */
  children: ReactNode;
}

export function CheckBox({ name, isChecked, onChange, inputRef, error, children }: CheckBoxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          ref={inputRef}
          type="checkbox"
          name={name}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          className="check"
        />
        <span className="text-md leading-6">{children}</span>
      </label>
      {error !== undefined && (
        <p id={id} className="field-error mt-0">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
