import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { beginSession } from '../app/data/session/session-store.ts';
import { type Draft, saveDraft } from '../app/features/suggestions/draft.ts';
import { i18nFor } from '../app/i18n/instances.ts';
import { messagesOf } from '../app/i18n/messages.server.ts';
import SuggestionsPage from '../app/routes/suggestions.tsx';
import { GuestPromptHost } from '../app/shell/guards/guest-prompt-host.tsx';
import { type Reply, startApi, USER } from './render-search.tsx';

interface QuestionnaireSetup {
  /** Without credits, the visitor is a guest. */
  credits?: number;
  draft?: Partial<Draft>;
  replies?: Reply[];
}

/** Any other page, with its path and state. */
const OtherPage = () => {
  const { pathname, state } = useLocation();
  return <output data-path={pathname}>{JSON.stringify(state)}</output>;
};

const PageWithPrompt = () => (
  <>
    <SuggestionsPage />
    <GuestPromptHost />
  </>
);

/** For tests: the questionnaire page over a real connection, with an optional stored draft. */
export async function renderQuestionnaire({ credits, draft, replies = [] }: QuestionnaireSetup) {
  const asked = await startApi(replies);
  if (draft) saveDraft({ answers: {}, step: 'gender', owner: null, ...draft });
  if (credits !== undefined) beginSession({ token: 'token', user: { ...USER, credits } });
  const Routes = createRoutesStub([
    { path: '/en/suggestions', Component: PageWithPrompt },
    { path: '*', Component: OtherPage },
  ]);
  render(
    <I18nextProvider
      i18n={i18nFor(
        'en',
        messagesOf('en', [
          'common',
          'suggestions',
          'answers',
          'name-kinds',
          'family-wishes',
          'name-field',
        ]),
      )}
    >
      <Routes initialEntries={['/en/suggestions']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  return {
    asked,
    user,
    /** Most screens are fetched on need. */
    press: async (name: string | RegExp) =>
      user.click(await screen.findByRole('button', { name }, { timeout: 5_000 })),
    /** Resolves once the other page is shown. */
    otherPage: async () => {
      const { dataset, textContent } = await waitFor(() => {
        const output = document.querySelector('output');
        if (!output) throw new Error('still here');
        return output;
      });
      return { path: dataset.path, state: JSON.parse(textContent || 'null') };
    },
  };
}
