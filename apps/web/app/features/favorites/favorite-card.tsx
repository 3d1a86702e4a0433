import type { Favorite } from '@ismi/contract';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useLockedNames } from '../../data/name-locks.ts';
import { keyOf, type NameRef } from '../../data/name-ref.ts';
import { formatDay } from '../../i18n/dates.ts';
import { removeVowelSigns } from '../../i18n/remove-vowel-signs.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useRegisterNames } from '../../i18n/use-register-names.ts';
import { useTextLanguage } from '../../i18n/use-text-language.ts';
import { machineWritten } from '../../ui/brand/machine-written.ts';
import { NameBanner } from '../../ui/brand/name-banner.tsx';
import { WarningLine } from '../../ui/feedback/warning-line.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useFavoriteActions } from './use-favorite-actions.ts';

const SHOWN_REGISTERS = 2;

interface FavoriteCardProps {
  favorite: Favorite;
  /** The share buttons. */
  share: ReactNode;
  /** The rating. */
  rating: (name: NameRef) => ReactNode;
  /** The box that puts it on the list to compare. */
  compare: ReactNode;
}

export function FavoriteCard({ favorite, share, rating, compare }: FavoriteCardProps) {
  const { t } = useTranslation('favorites');
  const likes = useTranslation('likes');
  const nameRegisters = useRegisterNames();
  const path = usePath();
  const locale = useLocale();
  const writtenIn = useTextLanguage();
  const heading = useId();
  const lockedNames = useLockedNames();
  const { removeFavorite } = useFavoriteActions();
  const { name_id: nameId, name, meaning, origin, gender, created_at: since } = favorite;
  const factsLanguage = favorite.facts_language;
  const ref = { nameId, name, meaning, origin, gender, factsLanguage };
  const isOther = factsLanguage !== null && factsLanguage !== locale;
  const banner = (
    <NameBanner
      canonicalName={nameId ?? name}
      latin={favorite.name_latin}
      arabic={favorite.name_ar && removeVowelSigns(favorite.name_ar)}
      isArabicFirst={locale === 'ar'}
      headingId={heading}
    />
  );
  return (
    <li className="card flex flex-col overflow-hidden">
      <article
        aria-labelledby={heading}
        className="flex grow flex-col"
        {...machineWritten(nameId === null)}
      >
        {favorite.address === null ? (
          <div className="compact-banner p-2 pb-0">{banner}</div>
        ) : (
          <Link
            to={path('name-page', { slug: favorite.address })}
            className="compact-banner block p-2 pb-0"
          >
            {banner}
          </Link>
        )}
        <div className="flex grow flex-col px-5 pt-4 pb-3">
          {meaning && (
            <p className="font-display text-lg leading-snug" {...writtenIn(factsLanguage)}>
              {meaning}
            </p>
          )}
          <p className="mt-0.5 text-ink-3 text-sm">
            {gender && likes.t(`genders.${gender}`)}
            {gender && origin && ' · '}
            <bdi {...writtenIn(factsLanguage)}>{origin}</bdi>
          </p>
          {nameId === null && <p className="mt-1 text-ink-3 text-sm">{t('unverified')}</p>}
          {isOther && <p className="mt-1 text-ink-3 text-sm">{t(`writtenIn.${factsLanguage}`)}</p>}
          {favorite.warning && <WarningLine>{favorite.warning}</WarningLine>}
          {favorite.popularity_score !== null && (
            <div className="mt-2.5 text-sm">
              <p className="flex items-center gap-3 text-ink-2">
                {t('popularity')}
                <span className="bar w-20" aria-hidden="true">
                  <i style={{ width: `${favorite.popularity_score}%` }} />
                </span>
                <bdi dir="ltr" className="tnum">
                  {favorite.popularity_score}/100
                </bdi>
              </p>
              <p className="text-ink-3">
                {nameRegisters(favorite.popularity_sources, SHOWN_REGISTERS)}
              </p>
            </div>
          )}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
            {rating(ref)}
            {compare}
          </div>
          <p className="mt-1 text-ink-3 text-sm">{t('since', { day: formatDay(locale, since) })}</p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
            <Button
              kind="quiet"
              busyLabel={lockedNames.has(keyOf(ref)) ? t('removing') : undefined}
              onPress={() => void removeFavorite(ref, since)}
              className="-ms-3"
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
              {t('remove')}
              <span className="sr-only">: {name}</span>
            </Button>
            {favorite.shareable && share}
          </div>
        </div>
      </article>
    </li>
  );
}
