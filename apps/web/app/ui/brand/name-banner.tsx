import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import type { CSSProperties, Ref } from 'react';
import { Shamsa } from './shamsa.tsx';

export interface NameBannerProps {
  /** Determines the picture; the same in every language. */
  canonicalName: string;
  latin: string;
  /** Null if there is no Arabic spelling. */
  arabic: string | null;
  headingId: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Vowel signs take no width. */
const lettersIn = (arabic: string): number => arabic.replace(/\p{M}/gu, '').length || 1;

/** The head of a card about one name: its glaze, its sun, and the name in both scripts. */
export function NameBanner({
  canonicalName,
  latin,
  arabic,
  headingId,
  headingRef,
}: NameBannerProps) {
  return (
    <div
      className={`name-banner glaze-${shamsaRecipe(canonicalName).glaze}`}
      // Custom properties, which React's types do not know: long names are smaller, as on cards.
      style={{ '--latin': latin.length, '--arabic': lettersIn(arabic ?? '') } as CSSProperties}
    >
      <Shamsa name={canonicalName} strokeWidth={0.6} className="name-banner-sun" />
      <h3 id={headingId} ref={headingRef} tabIndex={-1} className="name-banner-name">
        {/* Each script has its own direction, but is aligned by the page's direction. */}
        <span className="name-banner-latin">
          <bdi>{latin}</bdi>
        </span>{' '}
        {arabic && (
          <span className="name-banner-arabic">
            <bdi lang="ar" dir="rtl">
              {arabic}
            </bdi>
          </span>
        )}
      </h3>
    </div>
  );
}
