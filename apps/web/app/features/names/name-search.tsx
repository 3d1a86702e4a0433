import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session/use-session.ts';
import type { FavoriteSlot } from './favorite-slot.ts';
import type { LookupRequest } from './lookup-request.ts';
import { QueryForm } from './query-form.tsx';
import { queryUrl, useQueryFromUrl } from './query-in-url.ts';
import { RecentChips } from './recent-chips.tsx';
import { useRecentSearches } from './recent-searches.ts';
import type { AskedName } from './search/asked-name.ts';
import { useFreeAnswer } from './search/use-free-answer.ts';
import { useNameLookup } from './use-name-lookup.ts';

interface NameSearchProps {
  onGuest: () => void;
  FavoriteButton: FavoriteSlot;
}

/** The home page's search: what is free is answered at once, for guests too; below it stands what costs credits. */
export function NameSearch({ onGuest, FavoriteButton }: NameSearchProps) {
  const { t } = useTranslation('search');
  const { t: shared } = useTranslation();
  const session = useSession();
  const recent = useRecentSearches(session.state === 'signed-in' ? session.user.id : undefined);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedName>();
  const { FreeAnswer, isUnreachable: isAnswerMissing, fetch } = useFreeAnswer();
  const inviteGuest = async (query: string) => {
    await navigate(queryUrl(query), { replace: true, preventScrollReset: true });
    onGuest();
  };
  const { lookUp, isBusy, isUnreachable, lookup, reset } = useNameLookup(inviteGuest);
  const ask = (next: AskedName) => {
    reset();
    setAsked(next);
    fetch();
  };
  const urlQuery = useQueryFromUrl();
  const askFromUrl = useEffectEvent(() => {
    if (urlQuery !== '' && urlQuery !== asked?.query) ask({ query: urlQuery });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address asks again
  useEffect(askFromUrl, [urlQuery]);
  const askAgain = (request: LookupRequest) => {
    const { name: query, nameId } = request;
    ask(nameId ? { query, slug: nameId } : { query });
    // Only a model knows it: what it answered is shown again.
    if (!nameId) void lookUp(request);
  };
  return (
    <section
      id="name-search"
      aria-labelledby="name-search-title"
      className="wrap relative -mt-2 scroll-mt-6 md:-mt-8"
    >
      <div className="card overflow-visible p-5 shadow-2 md:p-8">
        <div className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[1fr_auto]">
          <h2 id="name-search-title" className="text-2xl">
            {t('title')}
          </h2>
          <p className="text-ink-2">{t('free')}</p>
        </div>
        <QueryForm
          failure={
            isUnreachable || (asked && isAnswerMissing) ? shared('networkFailure') : undefined
          }
          onAsk={ask}
        />
        <RecentChips searches={recent} isDisabled={isBusy} onAsk={askAgain} />
      </div>
      {asked && FreeAnswer && (
        <Suspense>
          <FreeAnswer
            asked={asked}
            isBusy={isBusy}
            FavoriteButton={FavoriteButton}
            onGuest={() => void inviteGuest(asked.query)}
            onLookUp={(request) => void lookUp(request)}
          />
        </Suspense>
      )}
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
