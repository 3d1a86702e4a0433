import type { Locale } from '@ismi/contract/locales';
import { useState } from 'react';
import { checkSession } from '../../data/session/check-session.ts';
import { currentSession } from '../../data/session/session-store.ts';
import { useSession } from '../../data/session/use-session.ts';
import { StaleReleaseError } from '../../i18n/fetch-namespace.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { loadLookup } from './load-lookup.ts';
import type { Lookup } from './lookup/lookup.tsx';
import type { LookupRequest } from './lookup-request.ts';
import { REST, type Step } from './lookup-step.ts';

/** The part for signed-in users. Its answers are dropped when the user or the language changes. */
interface LoadedPart {
  Lookup: typeof Lookup;
  userId: string;
  locale: Locale;
}

/** The steps of a look-up. Guests sign in and return to the same query; for others the rest is loaded. */
export function useNameLookup(onGuest: (query: string) => Promise<void>) {
  const locale = useLocale();
  const session = useSession();
  const [step, setStep] = useState<Step>(REST);
  const [part, setPart] = useState<LoadedPart>();

  const begin = async (request: LookupRequest) => {
    await checkSession();
    const known = currentSession();
    if (known.state === 'signed-in') {
      setPart({ Lookup: await loadLookup(locale), userId: known.user.id, locale });
      setStep({ at: 'asked', request });
      return;
    }
    setStep(REST);
    await onGuest(request.name);
  };
  const lookUp = async (request: LookupRequest) => {
    setStep({ at: 'preparing' });
    try {
      await begin(request);
    } catch (error) {
      const isStale = error instanceof StaleReleaseError;
      setStep(isStale ? REST : { at: 'unreachable' });
      if (isStale) window.location.reload();
    }
  };
  const isCurrent =
    session.state === 'signed-in' && part?.userId === session.user.id && part.locale === locale;
  // Adjusted while rendering: answers and open dialogs of another user or language are dropped.
  if (part && !isCurrent) {
    setPart(undefined);
    setStep(REST);
  }
  return {
    lookUp,
    /** Another name was asked for: the answer to the last one goes. */
    reset: () => {
      setPart(undefined);
      setStep(REST);
    },
    isBusy: step.at === 'preparing' || step.at === 'asked' || step.at === 'asking',
    isUnreachable: step.at === 'unreachable',
    lookup: isCurrent ? { Lookup: part.Lookup, step, setStep } : undefined,
  };
}
