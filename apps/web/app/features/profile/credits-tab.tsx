import { type Account, credits, HISTORY_FILTERS, type HistoryFilter } from '@ismi/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApiPages } from '../../data/query.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { HistoryList } from './history-list.tsx';

interface FigureProps {
  name: string;
  amount: number | undefined;
  note: string;
  className?: string;
  children?: ReactNode;
}

const Figure = ({ name, amount, note, className = '', children }: FigureProps) => (
  <div
    className={`card flex flex-wrap justify-between gap-3 p-5 ${children ? 'items-center' : 'items-start'} ${className}`}
  >
    <dl>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd>
        <span className="tnum mt-1 block font-semibold text-3xl leading-tight">
          {amount ?? <span aria-hidden="true" className="skeleton my-1 block h-8 w-16" />}
        </span>
        <span className="block text-ink-3 text-sm">{note}</span>
      </dd>
    </dl>
    {children}
  </div>
);

/** The balance, the totals and every movement of credits. */
export function CreditsTab({ user }: { user: Account }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const path = usePath();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const history = useApiPages(
    credits.history,
    (cursor: number | undefined) => ({ query: { filter, language: locale, cursor } }),
    ({ next }) => next ?? undefined,
  );
  const totals = history.pages?.at(-1);
  return (
    <>
      <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4">
        <Figure
          name={t('totals.balance')}
          amount={user.credits}
          note={t('totals.credits', { count: user.credits })}
          className="col-span-2 sm:col-span-1"
        >
          <Link to={path('credits')} className="btn btn-primary btn-small">
            {t('buy')}
          </Link>
        </Figure>
        <Figure
          name={t('totals.earned')}
          amount={totals?.total_earned}
          note={t('totals.earnedHow')}
        />
        <Figure
          name={t('totals.spent')}
          amount={totals?.total_spent}
          note={t('since', { month: formatMonth(locale, user.created_at) })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways */}
      <div role="group" aria-label={t('filters.label')} className="mt-7 flex flex-wrap gap-2">
        {HISTORY_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
            className="chip"
          >
            {t(`filters.${each}`)}
          </button>
        ))}
      </div>
      <HistoryList filter={filter} history={history} />
    </>
  );
}
