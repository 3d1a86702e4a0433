import type { Glaze } from '@ismi/contract/picture-paths';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { NameCard } from '../../ui/name-card.tsx';

interface FannedName {
  id: 'yusuf' | 'nur' | 'zeynep';
  latin: string;
  arabic: string;
  glaze: Glaze;
  place: string;
}

// As wide as the column allows, so that the fan never covers the words beside it.
const BESIDE = 'w-[min(54cqw,262px)]';

// The last lies on top. Glazes chosen by hand, so that the three go together.
const NAMES: readonly FannedName[] = [
  {
    id: 'yusuf',
    latin: 'Yusuf',
    arabic: 'يوسف',
    glaze: 'adacayi',
    place: `${BESIDE} -translate-x-[108%] -translate-y-[44%] -rotate-[9deg]`,
  },
  {
    id: 'nur',
    latin: 'Nur',
    arabic: 'نور',
    glaze: 'ayva',
    place: `${BESIDE} translate-x-[8%] -translate-y-[44%] rotate-[8deg]`,
  },
  {
    id: 'zeynep',
    latin: 'Zeynep',
    arabic: 'زينب',
    glaze: 'firuze',
    place: 'w-[min(61cqw,306px)] -translate-x-1/2 -translate-y-1/2',
  },
];

/** Three names as they look on a card: a picture, so it is silent for screen readers. */
export function FannedCards() {
  const { t } = useTranslation('home');
  const isArabicFirst = useLocale() === 'ar';
  return (
    <div aria-hidden="true" className="@container mt-2 md:mt-0">
      <div className="relative h-[min(96cqw,500px)]">
        {NAMES.map(({ id, latin, arabic, glaze, place }) => (
          <div
            key={id}
            className={`absolute top-1/2 left-1/2 overflow-hidden rounded-[14px] shadow-3 ${place}`}
          >
            <NameCard
              canonicalName={latin}
              latin={latin}
              arabic={arabic}
              meaning={t(`cards.${id}`)}
              isArabicFirst={isArabicFirst}
              glaze={glaze}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
