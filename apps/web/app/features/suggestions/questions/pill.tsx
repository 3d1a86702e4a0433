import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface PillProps {
  isChosen: boolean;
  /** The maximum number is chosen: readable, but cannot be added. */
  isFull?: boolean;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A short choice; a second tap removes it. */
const Pill = ({ isChosen, isFull = false, isDisabled, onPress, children }: PillProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={(isFull && !isChosen) || undefined}
    disabled={isDisabled}
    onClick={isFull && !isChosen ? undefined : onPress}
    className="pill"
  >
    {isChosen && <Check size={17} strokeWidth={2} aria-hidden />}
    {children}
  </button>
);

interface PillsProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: readonly Value[];
  /** With one, a tap on another replaces it. */
  max: number;
  labelOf: (value: Value) => string;
  isDisabled: boolean;
  onChange: (chosen: Value[]) => void;
  /** After the choices. */
  children?: ReactNode;
}

/** Choices of which several may be taken. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { legend, values, chosen, max, labelOf, isDisabled, onChange, children } = props;
  const toggle = (value: Value) => {
    if (chosen.includes(value)) onChange(chosen.filter((each) => each !== value));
    else onChange(max === 1 ? [value] : [...chosen, value]);
  };
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Pill
            key={value}
            isChosen={chosen.includes(value)}
            isFull={max > 1 && chosen.length >= max}
            isDisabled={isDisabled}
            onPress={() => toggle(value)}
          >
            {labelOf(value)}
          </Pill>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
