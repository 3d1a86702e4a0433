import { Shamsa } from './shamsa.tsx';
import { type Glaze, shamsaRecipe } from './shamsa-of-name.ts';
import { Wordmark } from './wordmark.tsx';

export interface NameCardProps {
  /** Decides the picture; the same in every language. */
  canonicalName: string;
  latin: string;
  arabic: string;
  meaning: string;
  /** In Arabic the Arabic name leads. */
  isArabicFirst: boolean;
  glaze?: Glaze;
}

/** A name as a birth announcement: its little sun on its own glaze, both scripts, one line of meaning. Sized by its container. */
export function NameCard({
  canonicalName,
  latin,
  arabic,
  meaning,
  isArabicFirst,
  glaze,
}: NameCardProps) {
  return (
    <div className={`name-card glaze-${glaze ?? shamsaRecipe(canonicalName).glaze}`}>
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
