import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { NameCard } from '../../ui/name-card.tsx';
import type { Glaze } from '../../ui/shamsa-of-name.ts';

interface FannedName {
  id: 'yusuf' | 'nur' | 'zeynep';
  latin: string;
  arabic: string;
  glaze: Glaze;
  place: string;
}

// The last lies on top. Glazes chosen by hand, so that the three go together.
const NAMES: readonly FannedName[] = [
  {
    id: 'yusuf',
    latin: 'Yusuf',
    arabic: 'يوسف',
    glaze: 'adacayi',
    place:
      'w-[190px] sm:w-[250px] md:w-[262px] -translate-x-[108%] -translate-y-[44%] -rotate-[9deg]',
  },
  {
    id: 'nur',
    latin: 'Nur',
    arabic: 'نور',
    glaze: 'ayva',
    place: 'w-[190px] sm:w-[250px] md:w-[262px] translate-x-[8%] -translate-y-[44%] rotate-[8deg]',
  },
  {
    id: 'zeynep',
    latin: 'Zeynep',
    arabic: 'زينب',
    glaze: 'firuze',
    place: 'w-[212px] sm:w-[280px] md:w-[306px] -translate-x-1/2 -translate-y-1/2',
  },
];

/** Three names as they look on a card: a picture, so it is silent for screen readers. */
export function FannedCards() {
  const { t } = useTranslation('home');
  const isArabicFirst = useLocale() === 'ar';
  return (
    <div aria-hidden="true" className="relative mt-2 h-[330px] sm:h-[420px] md:mt-0 md:h-[500px]">
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
  );
}
