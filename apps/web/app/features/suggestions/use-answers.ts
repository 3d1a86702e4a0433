import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useSession } from '../../data/session/use-session.ts';
import type { Answers } from './answers.ts';
import { currentDraft, NO_DRAFT, saveDraft, watchDraft } from './draft.ts';
import type { Screen } from './screens.ts';

/** The current visitor's answers. A guest's answers pass to the account that signs in; another user's are not shown. */
export function useAnswers() {
  const isHydrated = useHydrated();
  const session = useSession();
  const stored = useSyncExternalStore(watchDraft, currentDraft, () => NO_DRAFT);
  const me = session.state === 'signed-in' ? session.user.id : null;
  const isMine = stored.owner === null || stored.owner === me;
  const draft = isMine ? stored : NO_DRAFT;
  return {
    answers: draft.answers,
    step: draft.step,
    /** Answers can be given only once the owner of the draft is known. */
    isReady: isHydrated && (isMine || session.state !== 'unknown'),
    saveAnswers: (answers: Answers, step: Screen) => saveDraft({ answers, step, owner: me }),
  };
}
