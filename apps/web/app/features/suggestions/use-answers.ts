import { useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Answers } from './answers.ts';
import { currentDraft, keepDraft, NO_DRAFT, watchDraft } from './draft.ts';

/** The answers of whoever sits here. A guest's become theirs who signs in; those of somebody else are not shown. */
export function useAnswers() {
  const isAwake = useHydrated();
  const session = useSession();
  const stored = useSyncExternalStore(watchDraft, currentDraft, () => NO_DRAFT);
  const me = session.state === 'signed-in' ? session.user.id : null;
  const isMine = stored.owner === null || stored.owner === me;
  const draft = isMine ? stored : NO_DRAFT;
  return {
    answers: draft.answers,
    step: draft.step,
    /** Until it is known whose answers lie here, none can be given. */
    isReady: isAwake && (isMine || session.state !== 'unknown'),
    keep: (answers: Answers, step: number) => keepDraft({ answers, step, owner: me }),
  };
}
