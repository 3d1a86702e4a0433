import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const STARS = [1, 2, 3, 4, 5] as const;

interface RatingButtonsProps {
  /** The label of the group. */
  label: string;
  given: number | undefined;
  isLocked: boolean;
  onRate: (stars: number) => void;
}

/** Five buttons: one tap rates. Not a radio group, which would rate on every arrow key. */
export function RatingButtons({ label, given, isLocked, onRate }: RatingButtonsProps) {
  const { t } = useTranslation('likes');
  const [pointed, point] = useState<number>();
  const shown = (isLocked ? undefined : pointed) ?? given ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields
    <div role="group" aria-label={label} className="-ms-2.5 flex">
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          aria-pressed={given === stars}
          aria-disabled={isLocked || undefined}
          aria-label={t('stars', { count: stars })}
          // Mouse only: after a touch the preview would remain, even if the rating was not stored.
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') point(stars);
          }}
          onPointerLeave={() => point(undefined)}
          onClick={() => {
            if (!isLocked) onRate(stars);
          }}
          className="rate-star"
        >
          <Star
            size={22}
            strokeWidth={1.75}
            fill={stars <= shown ? 'currentColor' : 'none'}
            aria-hidden
          />
        </button>
      ))}
    </div>
  );
}
