import { type CardFormat, type Glaze, picturePath } from '@ismi/contract/picture-paths';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { NameCard } from '../../ui/brand/name-card.tsx';
import { FormatChoice, GlazeChoice } from './card-choice.tsx';
import { ShareRow } from './share-row.tsx';

export interface NameSharingProps {
  nameId: string;
  latin: string;
  /** The bare letters, as on the picture. */
  arabic: string;
  meaning: string;
  /** The name's page, below the origin. */
  path: string;
  warning: string | null;
  /** As the API tells it; null where nobody should send a card of it. */
  pictureMark: string | null;
}

/** A name's card, to be looked at, chosen in colour and shape, and sent on. Without a picture only its address is. */
export function NameSharing({
  nameId,
  latin,
  arabic,
  meaning,
  path,
  warning,
  pictureMark,
}: NameSharingProps) {
  const { t } = useTranslation('sharing');
  const locale = useLocale();
  const ownGlaze = shamsaRecipe(nameId).glaze;
  const [glaze, chooseGlaze] = useState<Glaze>(ownGlaze);
  const [format, chooseFormat] = useState<CardFormat>('4x5');
  const name = locale === 'ar' ? arabic : latin;
  const picture = pictureMark && {
    path: picturePath(
      { nameId, mark: pictureMark, locale },
      format,
      glaze === ownGlaze ? 'own' : glaze,
    ),
    fileName: `${nameId}-${format}.png`,
  };
  return (
    <div className="grid gap-5">
      {picture && (
        <>
          {/* The same words stand beside it on every page. */}
          <div aria-hidden="true" className="name-sharing-card">
            <NameCard
              canonicalName={nameId}
              latin={latin}
              arabic={arabic}
              meaning={meaning}
              isArabicFirst={locale === 'ar'}
              glaze={glaze}
              format={format}
            />
          </div>
          <GlazeChoice chosen={glaze} onChoose={chooseGlaze} />
          <FormatChoice chosen={format} onChoose={chooseFormat} />
        </>
      )}
      <ShareRow
        path={path}
        title={name}
        text={t('textOfName', { name })}
        warning={warning}
        picture={picture || null}
      />
    </div>
  );
}
