import { type ReactNode, useEffect, useId, useState } from 'react';

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** One of a list, or all. */
export function FilterSelect({
  label,
  value,
  onChange,
  all,
  options,
}: FilterProps & { all: string; options: readonly { value: string; label: string }[] }) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="input select filter"
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

export function FilterDate({ label, value, onChange }: FilterProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="input filter"
        />
      )}
    </Labelled>
  );
}

const TYPING_MS = 350;

/** A search text; requests after a pause in typing. */
export function FilterSearch({
  label,
  value,
  onChange,
  placeholder,
}: FilterProps & { placeholder?: string }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from outside, by a reset or by going back.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="search"
          value={typed}
          placeholder={placeholder}
          onChange={({ target }) => setTyped(target.value)}
          className="input filter"
        />
      )}
    </Labelled>
  );
}
