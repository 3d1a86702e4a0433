import type { MouseEvent, ReactNode } from 'react';
import { LoadingIndicator } from '../feedback/loading-indicator.tsx';

export interface ButtonProps {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  type?: 'button' | 'submit';
  /** Pending: the button keeps its place and focus, shows its busy label, and cannot be pressed again. */
  busyLabel?: string | undefined;
  isDisabled?: boolean;
  /** Disabled until hydration, without the disabled style. */
  isHydrating?: boolean;
  onPress?: () => void;
  className?: string;
}

/** A native button. A busy one is not `disabled`, which would lose focus: it only ignores presses. */
export function Button({
  children,
  kind = 'primary',
  type = 'button',
  busyLabel,
  isDisabled = false,
  isHydrating = false,
  onPress,
  className = '',
}: ButtonProps) {
  const isBusy = busyLabel !== undefined;
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      type={type}
      disabled={isDisabled || isHydrating}
      data-waking={isHydrating ? '' : undefined}
      aria-disabled={isBusy || undefined}
      aria-live="polite"
      onClick={press}
      className={`btn btn-${kind} ${className}`}
    >
      {isBusy ? (
        <>
          <LoadingIndicator type="dots" color="current" />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
