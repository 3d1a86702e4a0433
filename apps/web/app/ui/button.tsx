import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { LoadingIndicator } from './loading-indicator.tsx';

export interface ButtonProps {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  type?: 'button' | 'submit';
  /** Under way: the button keeps its place and focus, says what happens, and cannot be pressed again. */
  busyLabel?: string | undefined;
  isDisabled?: boolean;
  onPress?: () => void;
  className?: string;
}

export const Button = ({
  children,
  kind = 'primary',
  type = 'button',
  busyLabel,
  className = '',
  ...rest
}: ButtonProps) => (
  <AriaButton
    type={type}
    isPending={busyLabel !== undefined}
    {...rest}
    className={`btn btn-${kind} ${className}`}
  >
    {busyLabel === undefined ? (
      children
    ) : (
      <>
        <LoadingIndicator type="dots" color="current" />
        {busyLabel}
      </>
    )}
  </AriaButton>
);
