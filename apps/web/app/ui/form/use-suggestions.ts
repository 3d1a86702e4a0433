import { useEffect, useEffectEvent, useState } from 'react';

export interface Suggestion {
  id: string;
  /** The part of its page's address that names it. */
  address: string;
  name: string;
  /** A line that tells it from others. */
  detail: string;
  arabic: string;
  /** As it is written in the script that is not the reader's. */
  otherScript: string;
  /** What to know before choosing it. */
  warning: string | undefined;
  /** What was typed is this name, or its start, or only similar to it. */
  match: 'whole' | 'start' | 'similar';
}

/** Rejects if there are none to be had, also when it is aborted. */
export type FindSuggestions = (
  typed: string,
  signal: AbortSignal,
) => Promise<readonly Suggestion[]>;

export interface Suggestions {
  /** `loading` still shows those for the letters before. */
  state: 'none' | 'loading' | 'here' | 'failed';
  options: readonly Suggestion[];
}

interface Answer {
  typed: string;
  options: readonly Suggestion[];
  isFailed: boolean;
}
const NO_ANSWER: Answer = { typed: '', options: [], isFailed: false };

/** Suggestions for what is being typed. Every letter cancels the request before it. */
export function useSuggestions(typed: string, find: FindSuggestions): Suggestions {
  const [answer, setAnswer] = useState(NO_ANSWER);
  const ask = useEffectEvent((signal: AbortSignal) => find(typed, signal));
  useEffect(() => {
    if (typed === '') {
      setAnswer(NO_ANSWER);
      return;
    }
    const request = new AbortController();
    const receive = (options: readonly Suggestion[], isFailed: boolean) => {
      if (!request.signal.aborted) setAnswer({ typed, options, isFailed });
    };
    ask(request.signal).then(
      (options) => receive(options, false),
      () => receive([], true),
    );
    return () => request.abort();
  }, [typed]);
  if (typed === '') return { state: 'none', options: [] };
  const { options, isFailed } = answer;
  if (answer.typed !== typed) return { state: 'loading', options };
  return { state: isFailed ? 'failed' : 'here', options };
}
