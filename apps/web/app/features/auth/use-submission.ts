import { useCallback, useEffect, useState } from 'react';
import { ApiError, secondsToWait } from '../../data/api-error.ts';
import { useLocale } from '../../i18n/use-locale.ts';

export type Submission =
  | { state: 'idle' | 'sending' }
  | { state: 'refused'; message: string; waitSeconds: number | undefined };

/** Tells whether the form has an answer of its own to a refusal. */
type AnswerItself = (refusal: ApiError) => boolean | Promise<boolean>;

/** The story of every form around an account: idle, sending, then gone or refused. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const clear = useCallback(
    () => setSubmission((shown) => (shown.state === 'refused' ? { state: 'idle' } : shown)),
    [],
  );
  // Clear the error on language change.
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of language is the reason
  useEffect(clear, [locale]);

  const submit = useCallback(async (work: () => Promise<unknown>, answerItself?: AnswerItself) => {
    setSubmission({ state: 'sending' });
    try {
      await work();
      setSubmission({ state: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isAnswered = await answerItself?.(error);
      setSubmission(
        isAnswered
          ? { state: 'idle' }
          : { state: 'refused', message: error.message, waitSeconds: secondsToWait(error) },
      );
    }
  }, []);
  return { submission, submit, clear, isSending: submission.state === 'sending' };
}
