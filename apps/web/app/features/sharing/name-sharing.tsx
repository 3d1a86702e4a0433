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
  /** Without vowel signs, as on the picture. */
  arabic: string;
  meaning: string;
  /** Path of the name's page, without the origin. */
  path: string;
  warning: string | null;
  /** From the API; null if no card of this name should be shared. */
  pictureMark: string | null;
}

/** A name's card with a choice of colour and format, to share. Without a picture, only the link is shared. */
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
          {/* Hidden from screen readers: the same text is beside it on every page. */}
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
