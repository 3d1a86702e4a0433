import { type ShamsaRecipe, shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import type { CSSProperties } from 'react';
import { Shamsa } from './shamsa.tsx';
import { Wordmark } from './wordmark.tsx';

export interface NameCardProps {
  /** Determines the picture; the same in every language. */
  canonicalName: string;
  latin: string;
  arabic: string;
  meaning: string;
  /** In Arabic, the Arabic name is the large one, and the Latin its caption. */
  isArabicFirst: boolean;
  glaze?: ShamsaRecipe['glaze'];
  format?: '4x5' | '1x1' | '9x16';
}

/** About this many letters of a meaning fit in a line; for a longer one the sun is smaller. */
const LINE = 38;

/** Long names are smaller, as on the generated images, to stay inside the frame. */
const roomFor = ({ latin, arabic, meaning }: NameCardProps) =>
  // Custom properties, which React's types do not know.
  ({
    '--lines': Math.ceil(meaning.length / LINE),
    '--latin': latin.length,
    '--arabic': arabic.length,
  }) as CSSProperties;

/** A name as a birth announcement: its sun on its glaze, both scripts, one line of meaning. Sized by its container. */
export function NameCard(props: NameCardProps) {
  const { canonicalName, latin, arabic, meaning, isArabicFirst, glaze, format = '4x5' } = props;
  return (
    <div
      className={`name-card name-card-${format} glaze-${glaze ?? shamsaRecipe(canonicalName).glaze}${isArabicFirst ? ' is-arabic-first' : ''}`}
      style={roomFor(props)}
    >
      <Shamsa name={canonicalName} strokeWidth={0.48} className="name-card-sun" />
      <p className="name-card-arabic" lang="ar" dir="rtl">
        {arabic}
      </p>
      <div className="name-card-text">
        <Wordmark script={isArabicFirst ? 'arabic' : 'latin'} />
        <p className="name-card-latin" dir="ltr">
          {latin}
        </p>
        <p className="name-card-meaning">{meaning}</p>
      </div>
    </div>
  );
}
