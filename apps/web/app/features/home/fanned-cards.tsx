import type { FEATURED_NAMES } from '@ismi/contract/featured-names';
import type { Locale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { NameCard } from '../../ui/brand/name-card.tsx';

interface FannedName {
  id: (typeof FEATURED_NAMES)['cards'][number];
  /** The spelling of its page, in the reader's language; its address too. */
  latin: Record<Locale, string>;
  arabic: string;
  place: string;
}

// As wide as the column allows: the fan never covers the text beside it, and every card is fully clickable.
const BESIDE = 'w-[min(50cqw,262px)]';

const everywhere = (latin: string) => ({ tr: latin, en: latin, de: latin, ar: latin });

// The last is on top. Chosen so that the usual glazes of these names match.
const NAMES: readonly FannedName[] = [
  {
    id: 'yusuf',
    latin: everywhere('Yusuf'),
    arabic: 'يوسف',
    place: `${BESIDE} -translate-x-full -translate-y-[44%] -rotate-[9deg]`,
  },
  {
    id: 'safa',
    latin: everywhere('Safa'),
    arabic: 'صفاء',
    place: `${BESIDE} -translate-y-[44%] rotate-[8deg]`,
  },
  {
    id: 'zaynab',
    latin: { tr: 'Zeynep', en: 'Zainab', de: 'Zeynep', ar: 'Zaynab' },
    arabic: 'زينب',
    place: 'w-[min(56cqw,306px)] -translate-x-1/2 -translate-y-1/2',
  },
];

/** Three name cards, each with a link to its page. */
export function FannedCards() {
  const { t } = useTranslation('home');
  const path = usePath();
  const locale = useLocale();
  return (
    <div className="@container mt-2 md:mt-0">
      <ul aria-label={t('cards.label')} className="relative h-[min(88cqw,500px)]">
        {NAMES.map(({ id, latin, arabic, place }) => (
          <li key={id} className={`fanned-card absolute top-1/2 left-1/2 ${place}`}>
            <Link
              to={path('name-page', { slug: latin[locale].toLowerCase() })}
              className="block overflow-hidden rounded-[14px] shadow-3"
            >
              <NameCard
                canonicalName={id}
                latin={latin[locale]}
                arabic={arabic}
                meaning={t(`cards.${id}`)}
                isArabicFirst={locale === 'ar'}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
