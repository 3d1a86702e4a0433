import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const STARS = [1, 2, 3, 4, 5] as const;

interface RatingButtonsProps {
  /** Names the group. */
  label: string;
  given: number | undefined;
  isLocked: boolean;
  onRate: (stars: number) => void;
}

/** Five buttons: one tap rates. No radio group, which would rate with every press of an arrow key. */
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
          // A finger points at nothing: it would leave its stars behind, also where they could not be stored.
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
