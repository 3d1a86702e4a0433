import { type OwnSession, ownSessions } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatRecentMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';

const OTHERS = 'others';

/** The sessions of the user, and how to end them. */
function useOwnSessions() {
  const { t } = useTranslation('profile');
  const list = useApiQuery(ownSessions.list, {});
  const one = useApiMutation(ownSessions.end);
  const others = useApiMutation(ownSessions.endOthers);
  /** The id of the session that is being ended, or a marker for all others. */
  const [ending, setEnding] = useState<string>();
  const [message, setMessage] = useState<string>();
  const run = async (what: string, done: string, send: () => Promise<unknown>) => {
    setEnding(what);
    setMessage(undefined);
    one.clearFailure();
    others.clearFailure();
    if (await send()) {
      await list.reload();
      setMessage(done);
    }
    setEnding(undefined);
  };
  return {
    list,
    ending,
    message,
    failure: one.failure ?? others.failure,
    end: (id: string) => run(id, t('sessions.ended'), () => one.send({ params: { id } })),
    endOthers: () => run(OTHERS, t('sessions.othersEnded'), () => others.send({ body: {} })),
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

/** The user's sessions, each with a button to end it. */
export function OwnSessions() {
  const { t } = useTranslation('profile');
  const { list, ending, message, failure, end, endOthers } = useOwnSessions();
  const sessions = list.data?.sessions;
  if (list.failure) {
    return (
      <FailedNotice
        title={t('sessions.failed')}
        reason={list.failure.message}
        retryLabel={t('history.retry')}
        onRetry={list.reload}
      />
    );
  }
  if (!sessions) return <div aria-hidden="true" className="skeleton h-24 w-full" />;
  return (
    <div className="grid gap-4">
      <p className="max-w-[46rem] text-ink-2">{t('sessions.text')}</p>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            isBlocked={ending !== undefined && ending !== session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {message && <Notice kind="success" title={message} />}
      {failure && <Notice kind="error" title={failure.message} />}
      {sessions.length > 1 && (
        <Button
          kind="secondary"
          isDisabled={ending !== undefined && ending !== OTHERS}
          busyLabel={ending === OTHERS ? t('sessions.ending') : undefined}
          onPress={() => void endOthers()}
          className="justify-self-start"
        >
          {t('sessions.others')}
        </Button>
      )}
    </div>
  );
}
