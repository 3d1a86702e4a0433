import { Suspense } from 'react';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { useSession } from '../../../data/session/use-session.ts';
import { loadTexts } from '../../../i18n/load-page-texts.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Offer } from './offer.tsx';
import type { PaidSectionsProps } from './paid-sections-props.ts';

// Prices, calls and results are loaded for signed-in users only.
const load = (locale: Parameters<typeof loadTexts>[0]) =>
  Promise.all([import('./paid-parts.tsx'), loadTexts(locale, ['names', 'commonness'])]).then(
    ([module]) => module.PaidParts,
  );
const IN_LANGUAGES = {
  tr: lazyPart(() => load('tr')),
  en: lazyPart(() => load('en')),
  de: lazyPart(() => load('de')),
  ar: lazyPart(() => load('ar')),
};

type OffersProps = PaidSectionsProps & { isWaiting?: boolean };

const Offers = ({ name, paid, isAssessmentFree, isWaiting, onGuest }: OffersProps) => (
  <>
    <Offer part="search" name={name} paid={paid} isWaiting={isWaiting} onUnlock={onGuest} />
    {!isAssessmentFree && (
      <Offer part="analysis" name={name} paid={paid} isWaiting={isWaiting} onUnlock={onGuest} />
    )}
  </>
);

/** The paid parts of a name. The server's HTML has only the offers; the API sends paid parts to users who have paid. */
export function PaidSections(props: PaidSectionsProps) {
  const { state } = useSession();
  const PaidParts = IN_LANGUAGES[useLocale()];
  return (
    <div className="name-chapter grid grid-cols-1 items-start gap-5 lg:has-[>section~section]:grid-cols-2">
      {state === 'signed-in' ? (
        <Suspense fallback={<Offers {...props} isWaiting />}>
          <PaidParts {...props} />
        </Suspense>
      ) : (
        <Offers {...props} isWaiting={state === 'unknown'} />
      )}
    </div>
  );
}
