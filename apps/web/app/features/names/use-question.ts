import type { Locale } from '@ismi/contract/locales';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkSession } from '../../data/session/check-session.ts';
import { currentSession } from '../../data/session/session-store.ts';
import { StaleReleaseError } from '../../i18n/fetch-namespace.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { loadLookup } from './load-lookup.ts';
import type { Lookup } from './lookup/lookup.tsx';
import type { LookupRequest } from './lookup-request.ts';
import { queryUrl } from './query-in-url.ts';

interface Question {
  Lookup: typeof Lookup;
  request: LookupRequest;
  /** Results are dropped on language change. */
  locale: Locale;
}

/** The first checks of a search: guests are asked to sign in and come back to the same question; for others the lookup is loaded. */
export function useQuestion(onGuest: () => void) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);

  const begin = async (request: LookupRequest) => {
    await checkSession();
    if (currentSession().state === 'signed-in') {
      setQuestion({ Lookup: await loadLookup(locale), request, locale });
      return;
    }
    await navigate(queryUrl(request.name), { replace: true, preventScrollReset: true });
    onGuest();
  };
  const ask = async (request: LookupRequest) => {
    setAsking(true);
    setUnreachable(false);
    try {
      await begin(request);
    } catch (error) {
      if (error instanceof StaleReleaseError) window.location.reload();
      else setUnreachable(true);
    } finally {
      setAsking(false);
    }
  };
  return {
    ask,
    isAsking,
    /** The connection broke before anything could be asked. */
    isUnreachable,
    question: question?.locale === locale ? question : undefined,
  };
}
