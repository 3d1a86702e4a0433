import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import type { CSSProperties, Ref } from 'react';
import { Shamsa } from './shamsa.tsx';

export interface NameBannerProps {
  /** Determines the picture; the same in every language. */
  canonicalName: string;
  latin: string;
  /** Without vowel signs; null if there is no Arabic spelling. */
  arabic: string | null;
  /** In Arabic, the Arabic name is the large one, and the Latin its caption. */
  isArabicFirst: boolean;
  headingId: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a card about one name: its glaze, its sun, and the name in both scripts. */
export function NameBanner({
  canonicalName,
  latin,
  arabic,
  isArabicFirst,
  headingId,
  headingRef,
}: NameBannerProps) {
  const inLatin = (
    <span key="latin" className="name-banner-latin">
      <bdi>{latin}</bdi>
    </span>
  );
  const inArabic = arabic && (
    <span key="arabic" className="name-banner-arabic">
      <bdi lang="ar" dir="rtl">
        {arabic}
      </bdi>
    </span>
  );
  return (
    <div
      className={`name-banner glaze-${shamsaRecipe(canonicalName).glaze} ${isArabicFirst && arabic ? 'is-arabic-first' : ''}`}
      // Custom properties, which React's types do not know: long names are smaller, as on cards.
      style={{ '--latin': latin.length, '--arabic': arabic?.length || 1 } as CSSProperties}
    >
      <Shamsa name={canonicalName} strokeWidth={0.6} className="name-banner-sun" />
      <h3 id={headingId} ref={headingRef} tabIndex={-1} className="name-banner-name">
        {/* Each script has its own direction, but is aligned by the page's direction. */}
        {isArabicFirst ? [inArabic, ' ', inLatin] : [inLatin, ' ', inArabic]}
      </h3>
    </div>
  );
}
