import { NAME_SEARCH_CREDITS } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session/use-session.ts';
import { ApproximatePrice } from '../../i18n/approximate-price.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import type { FavoriteSlot } from './favorite-slot.ts';
import { loadLookup } from './load-lookup.ts';
import { QueryForm } from './query-form.tsx';
import { RecentChips } from './recent-chips.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { useNameLookup } from './use-name-lookup.ts';

interface NameSearchProps {
  onGuest: () => void;
  FavoriteButton: FavoriteSlot;
}

/** The home page's search. The form is part of the page; the lookup is loaded on first use. */
export function NameSearch({ onGuest, FavoriteButton }: NameSearchProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  const recent = useRecentSearches(isSignedIn ? session.user.id : undefined);
  const { ask, isBusy, isUnreachable, lookup } = useNameLookup(onGuest);
  return (
    <section
      id="name-search"
      aria-labelledby="name-search-title"
      className="wrap relative -mt-2 scroll-mt-6 md:-mt-8"
    >
      <div className="card p-5 shadow-2 md:p-8">
        <div className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[1fr_auto]">
          <h2 id="name-search-title" className="text-2xl">
            {t('title')}
          </h2>
          <p>
            <span className="cost">
              <span className="cost-mark" />
              {t('price', { count: NAME_SEARCH_CREDITS })}
            </span>{' '}
            <ApproximatePrice credits={NAME_SEARCH_CREDITS} />
          </p>
        </div>
        <QueryForm
          session={session.state}
          isBusy={isBusy}
          isUnreachable={isUnreachable}
          onFocus={() => {
            // Prefetch while the user types; if it fails, it is fetched again on submit.
            if (isSignedIn) loadLookup(locale).catch(() => {});
          }}
          onAsk={ask}
        />
        <RecentChips searches={recent} isDisabled={isBusy} onAsk={ask} />
      </div>
      {lookup && (
        <lookup.Lookup
          step={lookup.step}
          setStep={lookup.setStep}
          FavoriteButton={FavoriteButton}
        />
      )}
    </section>
  );
}
