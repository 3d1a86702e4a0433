import type { MouseEvent, ReactNode } from 'react';
import { LoadingIndicator } from '../feedback/loading-indicator.tsx';

export interface ButtonProps {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  type?: 'button' | 'submit';
  /** Under way: the button keeps its place and focus, says what happens, and cannot be pressed again. */
  busyLabel?: string | undefined;
  isDisabled?: boolean;
  /** Not to be pressed until the page's script runs; looks as it will then. */
  isHydrating?: boolean;
  onPress?: () => void;
  className?: string;
}

/** The browser's own button. A busy one is not `disabled`, which would take the focus away: it only does nothing. */
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
