import type { LucideIcon } from 'lucide-react';

export interface RowActionProps {
  icon: LucideIcon;
  /** The action and its row: "refund 4342". */
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A small button in a row of a table. */
export const RowAction = ({ icon: Icon, label, onPress, isDisabled = false }: RowActionProps) => (
  <button
    type="button"
    className="row-act"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon size={17} strokeWidth={1.75} aria-hidden />
  </button>
);
