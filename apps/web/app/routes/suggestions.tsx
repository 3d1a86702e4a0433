import { useState } from 'react';
import { useLazyPart } from '../browser/use-lazy-part.ts';
import { openGuestPrompt } from '../data/guest-prompt.ts';
import { checkSession } from '../data/session/check-session.ts';
import { currentSession } from '../data/session/session-store.ts';
import { useSession } from '../data/session/use-session.ts';
import type { Answers } from '../features/suggestions/answers.ts';
import { Questionnaire } from '../features/suggestions/questions/questionnaire.tsx';
import { PageHead } from '../shell/head/page-head.tsx';

const loadConfirmation = () =>
  import('../features/suggestions/confirm/confirmation.tsx').then((module) => module.Confirmation);

/** The answers and their user: only that user may see or buy them. */
interface Confirmable {
  userId: string;
  answers: Answers;
}

export default function SuggestionsPage() {
  const [confirmable, setConfirmable] = useState<Confirmable>();
  const session = useSession();
  const isOwnedByUser = session.state === 'signed-in' && session.user.id === confirmable?.userId;
  const { part: Confirmation, fetch: fetchConfirmation } = useLazyPart(loadConfirmation);

  const finish = async (answers: Answers) => {
    await checkSession();
    const session = currentSession();
    if (session.state === 'signed-in') {
      setConfirmable({ userId: session.user.id, answers });
      await fetchConfirmation();
    } else {
      openGuestPrompt();
    }
  };
  return (
    <>
      <PageHead namespace="suggestions" />
      <Questionnaire onFinish={finish} />
      {Confirmation && confirmable && isOwnedByUser && (
        <Confirmation {...confirmable} onClose={() => setConfirmable(undefined)} />
      )}
    </>
  );
}
