import { Check, type LucideIcon } from 'lucide-react';

interface TileProps {
  label: string;
  hint: string;
  icon?: LucideIcon | undefined;
  isChosen: boolean;
  /** The maximum number is chosen: readable, but cannot be added. */
  isFull?: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** One choice; a second tap removes it. */
export function Tile({
  label,
  hint,
  icon: Icon,
  isChosen,
  isFull,
  isDisabled,
  onPress,
}: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isFull || undefined}
      disabled={isDisabled}
      onClick={isFull ? undefined : onPress}
      className="choice"
    >
      {Icon && (
        <Icon
          size={24}
          strokeWidth={1.75}
          aria-hidden
          className={isChosen || isFull ? '' : 'text-primary'}
        />
      )}
      <span className="min-w-0">
        <span className="block font-semibold leading-tight">{label}</span>
        <span className={`mt-0.5 block text-sm leading-snug ${isChosen ? '' : 'text-ink-3'}`}>
          {hint}
        </span>
      </span>
      <span aria-hidden="true" className="choice-tick">
        <Check size={15} strokeWidth={2} />
      </span>
    </button>
  );
}
