// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Reply, startApi, USER } from '../../../test/render-search.tsx';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
// Loaded late by the page; preloaded here, so that the test does not wait for it.
import '../../data/ratings/ratings-calls.ts';
import { beginSession, endSession } from '../../data/session/session-store.ts';
import { RateDialog } from './rate-dialog.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const SAVED: Reply = {
  data: {
    rating: 4,
    name_stats: {
      name_id: 'yusuf',
      average_rating: 4,
      total_ratings: 1,
      total_favorites: 0,
      popularity: 44,
    },
  },
};

async function openDialog(replies: Reply[], written?: string) {
  const asked = await startApi(replies);
  beginSession({ token: 'token', user: USER });
  const [onClose, onRated] = [vi.fn(), vi.fn()];
  const name = { nameId: 'yusuf', name: 'Yusuf' };
  const Stub = createRoutesStub([
    {
      path: '/en/leaderboard',
      Component: () => (
        <RateDialog
          name={name}
          given={undefined}
          written={written}
          onClose={onClose}
          onRated={onRated}
        />
      ),
    },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'likes']))}>
      <Stub initialEntries={['/en/leaderboard']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('4 stars'));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  const save = () => user.click(screen.getByRole('button', { name: 'Save rating' }));
  return { asked, onClose, onRated, user, box, save };
}

test('if a rating is not stored, the dialog stays open with its text and shows the error', async () => {
  const error = { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' };
  const { onClose, onRated, user, box, save } = await openDialog([{ status: 503, error }, SAVED]);
  await user.click(box);
  await user.paste('We like it.');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(box.value).toBe('We like it.');
  expect(onClose).not.toHaveBeenCalled();

  await save();
  await waitFor(() => expect(onRated).toHaveBeenCalled());
  expect(onClose).toHaveBeenCalled();
});

test('earlier feedback is prefilled; unchanged text is not sent, cleared text deletes it', async () => {
  const { asked, onRated, user, box, save } = await openDialog([SAVED, SAVED], 'We like it.');
  expect(box.value).toBe('We like it.');
  await save();
  await waitFor(() => expect(onRated).toHaveBeenCalledTimes(1));
  await user.clear(box);
  await save();
  await waitFor(() => expect(onRated).toHaveBeenCalledTimes(2));
  expect(asked.map(({ body }) => body)).toEqual([{ rating: 4 }, { rating: 4, feedback: '' }]);
});
