import type { SuggestionForm } from '@ismi/contract';
import { useState } from 'react';
import type { Answers } from '../features/suggestions/answers.ts';
import { type Drawn, drawSurprises } from '../features/suggestions/draw.ts';
import { formOf } from '../features/suggestions/form-of.ts';
import { Questionnaire } from '../features/suggestions/questions/questionnaire.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { PageHead } from '../layout/page-head.tsx';
import { currentSession } from '../lib/session/session-store.ts';
import { startSession } from '../lib/session/start-session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useLate } from '../lib/use-late.ts';

const loadPrompt = () => import('../layout/guest-prompt.tsx').then((module) => module.GuestPrompt);
const loadConfirmation = () =>
  import('../features/suggestions/confirm/confirmation.tsx').then((module) => module.Confirmation);

/** What was answered, after chance has had its say, and by whom: nobody else is shown it, or pays for it. */
interface Wish {
  userId: string;
  drawn: Drawn;
  form: SuggestionForm;
}

export default function SuggestionsPage() {
  const locale = useLocale();
  const [isPromptOpen, openPrompt] = useState(false);
  const [wish, setWish] = useState<Wish>();
  const session = useSession();
  const isTheirs = session.state === 'signed-in' && session.user.id === wish?.userId;
  const { part: GuestPrompt, fetch: fetchPrompt } = useLate(loadPrompt);
  const { part: Confirmation, fetch: fetchConfirmation } = useLate(loadConfirmation);

  const finish = async (answers: Answers) => {
    await startSession();
    const session = currentSession();
    if (session.state === 'signed-in') {
      const drawn = drawSurprises(answers);
      const form = formOf(drawn, locale);
      if (form) setWish({ userId: session.user.id, drawn, form });
      await fetchConfirmation();
    } else {
      openPrompt(true);
      await fetchPrompt();
    }
  };
  return (
    <>
      <PageHead namespace="suggestions" />
      <Questionnaire onFinish={finish} />
      {GuestPrompt && <GuestPrompt isOpen={isPromptOpen} onClose={() => openPrompt(false)} />}
      {Confirmation && wish && isTheirs && (
        <Confirmation {...wish} onClose={() => setWish(undefined)} />
      )}
    </>
  );
}
