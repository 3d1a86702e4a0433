import type { Locale } from '@ismi/contract/locales';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StaleRelease } from '../../i18n/fetch-namespace.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { currentSession } from '../../lib/session/session-store.ts';
import { startSession } from '../../lib/session/start-session.ts';
import { loadLookup } from './late-lookup.ts';
import type { Lookup } from './lookup/lookup.tsx';
import { addressWith } from './query-in-address.ts';
import type { Wish } from './wish.ts';

interface Question {
  Lookup: typeof Lookup;
  wish: Wish;
  /** An answer in the language before would stand in the middle of the new one. */
  locale: Locale;
}

/** The first checks of a search: whoever is a guest is asked in, with the way back to the same question; all others get what answers it. */
export function useQuestion(onGuest: () => void) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);

  const begin = async (wish: Wish) => {
    await startSession();
    if (currentSession().state === 'signed-in') {
      setQuestion({ Lookup: await loadLookup(locale), wish, locale });
      return;
    }
    await navigate(addressWith(wish.name), { replace: true, preventScrollReset: true });
    onGuest();
  };
  const ask = async (wish: Wish) => {
    setAsking(true);
    setUnreachable(false);
    try {
      await begin(wish);
    } catch (error) {
      if (error instanceof StaleRelease) window.location.reload();
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
