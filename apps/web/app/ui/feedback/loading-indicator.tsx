import { KHATAM } from '../brand/khatam.ts';

export interface LoadingIndicatorProps {
  /** The accessible name; without it the indicator is decoration beside text. */
  label?: string;
  size?: 'small' | 'medium' | 'large' | 'xlarge';
  type?: 'spinner' | 'dots' | 'pulse' | 'bars';
  /** `current` inherits the text colour. */
  color?: 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'white' | 'current';
  /** Covers its parent (which is positioned) or the whole window; by default it is inline. */
  mode?: 'overlay' | 'fullscreen';
}

const PARTS = { dots: 3, pulse: 1, bars: 4 } as const;

function Shape({ type }: { type: NonNullable<LoadingIndicatorProps['type']> }) {
  if (type === 'spinner') {
    return (
      <svg
        viewBox="-32 -32 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <path d={KHATAM} strokeLinejoin="round" />
        <path d="M0 -20.5L20.5 0L0 20.5L-20.5 0Z" strokeWidth="1.4" opacity=".55" />
      </svg>
    );
  }
  return Array.from({ length: PARTS[type] }, (_, index) => `${type}-${index}`).map((key) => (
    <i key={key} />
  ));
}

/** The one loading indicator, for a consistent appearance. */
export function LoadingIndicator({
  label,
  size = 'medium',
  type = 'spinner',
  color = 'primary',
  mode,
}: LoadingIndicatorProps) {
  const indicator = (
    <span
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      className={`loading loading-${type} loading-${size} loading-${color}`}
    >
      <Shape type={type} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
  return mode ? <div className={`loading-${mode}`}>{indicator}</div> : indicator;
}
