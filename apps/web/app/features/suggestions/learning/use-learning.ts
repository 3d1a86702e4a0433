import { suggestionLearning } from '@ismi/contract';
import { useRef, useState } from 'react';
import { useApiQuery } from '../../../data/query.ts';
import { cacheAnswer } from '../../../data/query-client.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Household } from '../household-state.ts';
import type { Said } from './said.ts';

/** Sends a change; its answer is shown, and announced to screen readers. */
export type SendChange = (
  accept: (answer: Said, announcement?: string) => void,
) => Promise<unknown>;

/** What a list has learned, and what its parts need to teach it more. */
export interface Learning {
  suggestionId: string;
  household: Household;
  /** Undefined while it is loading, and where it could not be loaded. */
  said: Said | undefined;
  /** Why it could not be loaded. */
  failure: string | undefined;
  reload: () => Promise<void>;
  /** One change at a time about the same thing: a double click comes before the page is drawn again. */
  change: (about: string, send: SendChange) => Promise<void>;
  announcement: string;
}

export function useLearning(suggestionId: string, household: Household): Learning {
  const language = useLocale();
  const call = { params: { id: suggestionId }, query: { language } };
  const { data, failure, reload } = useApiQuery(suggestionLearning.read, call);
  const [announcement, announce] = useState('');
  const underWay = useRef(new Set<string>());
  const haveOverlapped = useRef(false);

  const change = async (about: string, send: SendChange): Promise<void> => {
    const others = underWay.current;
    if (others.has(about)) return;
    haveOverlapped.current ||= others.size > 0;
    others.add(about);
    try {
      await send((answer, text) => {
        cacheAnswer(suggestionLearning.read, language, call, answer);
        if (text) announce(text);
      });
    } finally {
      others.delete(about);
    }
    if (others.size > 0 || !haveOverlapped.current) return;
    // Answers to changes that were under way together may have come in another order.
    haveOverlapped.current = false;
    await reload();
  };

  return {
    suggestionId,
    household,
    said: data,
    failure: data ? undefined : failure?.message,
    reload,
    change,
    announcement,
  };
}
