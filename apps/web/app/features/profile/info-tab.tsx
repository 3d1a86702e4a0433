import { type Account, profile } from '@ismi/contract';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatDay } from '../../i18n/dates.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { OwnDataForm } from './own-data-form.tsx';
import { OwnSessions } from './own-sessions.tsx';

interface InfoTabProps {
  user: Account;
  /** The language selection. */
  languages: ReactNode;
  /** The form to change the password or to set a first one. */
  password: ReactNode;
  /** The buttons to sign out. */
  signOut: ReactNode;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_1fr] sm:items-center">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The totals of the account, as counted by the server. */
function Used({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { data, failure, reload } = useApiQuery(profile.read, { params: { id: userId } });
  if (failure) {
    return (
      <Fact name={t('info.used')}>
        {t('info.unknown')}{' '}
        <button type="button" onClick={reload} className="link">
          {t('history.retry')}
        </button>
      </Fact>
    );
  }
  const figure = (amount: number | undefined) =>
    amount ?? <span aria-hidden="true" className="skeleton inline-block h-5 w-12" />;
  const stats = data?.stats;
  return (
    <>
      <Fact name={t('info.used')}>
        <span className="tnum">{figure(stats?.total_credits_used)}</span>
      </Fact>
      <Fact name={t('info.suggestions')}>
        <span className="tnum">{figure(stats?.total_suggestions)}</span>
      </Fact>
      <Fact name={t('info.favorites')}>
        <span className="tnum">{figure(stats?.total_favorites)}</span>
      </Fact>
      {stats && stats.average_rating !== null && (
        <Fact name={t('info.ratings')}>
          <span className="tnum">
            {t('info.averageOf', {
              count: stats.total_ratings,
              average: formatNumber(locale, stats.average_rating, 1),
            })}
          </span>
        </Fact>
      )}
    </>
  );
}

/** The account, its totals and the sign-out buttons. */
export function InfoTab({ user, languages, password, signOut }: InfoTabProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const path = usePath();
  const Status = user.is_active ? CircleCheck : CircleOff;
  return (
    <div className="mt-6 grid gap-8">
      <dl className="card divide-y divide-line px-5 md:px-7">
        <Fact name={t('info.email')}>
          <bdi>{user.email}</bdi>
        </Fact>
        <Fact name={t('info.since')}>{formatDay(locale, user.created_at)}</Fact>
        <Fact name={t('info.language')}>
          <span className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">{languages}</span>
        </Fact>
        <Fact name={t('info.status')}>
          <span
            className={`inline-flex items-center gap-2 font-medium ${user.is_active ? 'text-success' : 'text-ink-2'}`}
          >
            <Status size={18} strokeWidth={1.75} aria-hidden />
            {t(user.is_active ? 'info.active' : 'info.inactive')}
          </span>
        </Fact>
        <Fact name={t('info.credits')}>
          <span className="flex flex-wrap items-center justify-between gap-3">
            <span className="tnum font-semibold text-lg">
              {t('creditsCount', { count: user.credits })}
            </span>
            <Link to={path('credits')} className="btn btn-primary btn-small">
              {t('buy')}
            </Link>
          </span>
        </Fact>
        <Used userId={user.id} />
      </dl>
      <section className="card p-5 md:p-7">
        <h2 className="mb-5 text-2xl">{t('data.title')}</h2>
        <OwnDataForm user={user} />
      </section>
      <section className="card p-5 md:p-7">
        <h2 className="mb-5 text-2xl">{t('password.title')}</h2>
        {password}
      </section>
      <section className="card p-5 md:p-7">
        <h2 className="mb-5 text-2xl">{t('sessions.title')}</h2>
        <OwnSessions />
      </section>
      <div className="flex flex-wrap gap-3">{signOut}</div>
    </div>
  );
}
