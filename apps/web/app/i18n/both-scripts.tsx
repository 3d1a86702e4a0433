import { removeVowelSigns } from './remove-vowel-signs.ts';
import { useLocale } from './use-locale.ts';

/** A name in Latin and Arabic letters, in one line and without vowel signs; the reader's own script comes first. */
export function BothScripts({ latin, arabic }: { latin: string; arabic: string | null }) {
  const isArabicFirst = useLocale() === 'ar';
  const inLatin = (
    <bdi
      key="latin"
      dir="ltr"
      className={isArabicFirst ? 'min-w-0 text-ink-2 [overflow-wrap:anywhere]' : 'name-latin'}
    >
      {latin}
    </bdi>
  );
  const inArabic = arabic && (
    <bdi key="arabic" lang="ar" dir="rtl" className="name-arabic">
      {removeVowelSigns(arabic)}
    </bdi>
  );
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-3">
      {isArabicFirst ? [inArabic, inLatin] : [inLatin, inArabic]}
    </span>
  );
}
