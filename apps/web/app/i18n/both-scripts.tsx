import { useLocale } from './use-locale.ts';

/** A name in Latin and Arabic letters, in one line; the reader's own script leads. */
export function BothScripts({ latin, arabic }: { latin: string; arabic: string | null }) {
  const isArabicFirst = useLocale() === 'ar';
  const inLatin = (
    <bdi key="latin" dir="ltr" className={isArabicFirst ? 'text-ink-2' : 'name-latin'}>
      {latin}
    </bdi>
  );
  const inArabic = arabic && (
    <bdi key="arabic" lang="ar" dir="rtl" className="name-arabic">
      {arabic}
    </bdi>
  );
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      {isArabicFirst ? [inArabic, inLatin] : [inLatin, inArabic]}
    </span>
  );
}
