import { type OwnSession, ownSessions } from '@ismi/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error.ts';
import { useApi } from '../../data/use-api.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { formatRecentMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';

type Ending =
  | { state: 'idle' }
  /** Of one session, or of all others. */
  | { state: 'busy'; what: string }
  | { state: 'done'; message: string }
  | { state: 'failed'; message: string };

const OTHERS = 'others';

function useOwnSessions() {
  const { t } = useTranslation('profile');
  const api = useApi();
  const ask = useCallback(async () => (await api.send(ownSessions.list, {})).sessions, [api]);
  const { loaded, load, refresh } = useLoaded(ask);
  const [ending, setEnding] = useState<Ending>({ state: 'idle' });
  const run = async (what: string, message: string, act: () => Promise<unknown>) => {
    setEnding({ state: 'busy', what });
    try {
      await act();
      await refresh({ quietly: true });
      setEnding({ state: 'done', message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setEnding({ state: 'failed', message: error.message });
    }
  };
  return {
    loaded,
    load,
    ending,
    end: (id: string) =>
      run(id, t('sessions.ended'), () => api.send(ownSessions.end, { params: { id } })),
    endOthers: () =>
      run(OTHERS, t('sessions.othersEnded'), () => api.send(ownSessions.endOthers, { body: {} })),
  };
}

interface RowProps {
  session: OwnSession;
  isEnding: boolean;
  isBlocked: boolean;
  onEnd: () => void;
}

function Row({ session, isEnding, isBlocked, onEnd }: RowProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const device = session.device ?? t('sessions.unknown');
  const when = formatRecentMoment(locale, session.last_used_at, new Date());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{device}</bdi>
          {session.is_current && (
            <span className="ms-2 text-sm text-success">{t('sessions.here')}</span>
          )}
        </p>
        <p className="text-ink-2 text-sm">{t('sessions.lastUsed', { when })}</p>
        {session.network && (
          <p className="text-ink-2 text-sm">
            {t('sessions.network', { network: session.network })}
          </p>
        )}
      </div>
      {!session.is_current && (
        <Button
          kind="secondary"
          isDisabled={isBlocked}
          busyLabel={isEnding ? t('sessions.ending') : undefined}
          onPress={onEnd}
        >
          {t('sessions.end')}
          <span className="sr-only">
            : <bdi>{device}</bdi>
          </span>
        </Button>
      )}
    </li>
  );
}

/** Where a person is signed in, and the way to end each of these sessions. */
export function OwnSessions() {
  const { t } = useTranslation('profile');
  const { loaded, load, ending, end, endOthers } = useOwnSessions();
  if (loaded.state === 'failed') {
    return (
      <Notice kind="error" title={t('sessions.failed')}>
        <p>{loaded.message}</p>
        <button type="button" onClick={load} className="btn btn-secondary btn-small mt-3">
          {t('history.retry')}
        </button>
      </Notice>
    );
  }
  if (loaded.state === 'loading') {
    return <div aria-hidden="true" className="skeleton h-24 w-full" />;
  }
  const busy = ending.state === 'busy' ? ending.what : undefined;
  return (
    <div className="grid gap-4">
      <p className="max-w-[46rem] text-ink-2">{t('sessions.text')}</p>
      <ul className="divide-y divide-line">
        {loaded.value.map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={busy === session.id}
            isBlocked={busy !== undefined && busy !== session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {ending.state === 'done' && <Notice kind="success" title={ending.message} />}
      {ending.state === 'failed' && <Notice kind="error" title={ending.message} />}
      {loaded.value.length > 1 && (
        <Button
          kind="secondary"
          isDisabled={busy !== undefined && busy !== OTHERS}
          busyLabel={busy === OTHERS ? t('sessions.ending') : undefined}
          onPress={() => void endOthers()}
          className="justify-self-start"
        >
          {t('sessions.others')}
        </Button>
      )}
    </div>
  );
}
