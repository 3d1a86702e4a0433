import { Star, StarHalf } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5] as const;

export interface StarRowProps {
  /** From 0 to 5; shown in half stars. */
  value: number;
  size?: number;
}

/** An average as five stars. Decoration: the number is shown beside it. */
export function StarRow({ value, size = 16 }: StarRowProps) {
  const halves = Math.round(value * 2);
  return (
    <span className="star-row" aria-hidden="true">
      {STARS.map((star) => {
        const isFull = halves >= star * 2;
        const isHalf = halves === star * 2 - 1;
        return (
          <span key={star} className="relative inline-grid">
            <Star size={size} strokeWidth={1.75} fill={isFull ? 'currentColor' : 'none'} />
            {isHalf && (
              <StarHalf
                size={size}
                strokeWidth={1.75}
                fill="currentColor"
                className="star-half absolute inset-0"
              />
            )}
          </span>
        );
      })}
    </span>
  );
}
